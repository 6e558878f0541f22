// What the pages before and after a game do by themselves; everything here also works without it.
import { startSalt } from "./salt.js";
import { startDeal } from "./deal.js";
import { startPresets } from "./presets.js";
import { startFront } from "./front.js";
import { startFinding } from "./finding.js";

startSalt();
startDeal();
startPresets();
startFront();
startFinding(document);
