// Keeps a table's page in step with the server. Everything here also works without it, as plain links and
// forms; with it, nothing is reloaded.
import { live } from "./page.js";
import { startFlights } from "./flights.js";
import { startMap } from "./map.js";
import { startSheets } from "./sheet.js";
import { startSending } from "./sending.js";
import { startAskingAgain } from "./sure.js";
import { startListening } from "./listening.js";
import { startClicks } from "./clicks.js";
import { startTalk } from "./talk.js";
import { startCalling } from "./calling.js";
import { startClocks } from "./clocks.js";
import { startRules } from "./opening.js";

if (live) {
  startFlights();
  startMap();
  startSheets();
  startSending();
  startAskingAgain();
  startListening();
  startClicks();
  startTalk();
  startRules();
  startCalling();
  startClocks(Number(live.dataset.now));
}
