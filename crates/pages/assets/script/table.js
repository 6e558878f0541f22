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
import { startSound } from "./sound.js";
import { startMoments } from "./moments.js";
import { startReplay } from "./replay.js";
import { startPointing } from "./pointing.js";
import { startKeys } from "./keys.js";
import { startStanding } from "./standing.js";
import { startPlain } from "./plain.js";

export function startTable() {
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
  startSound();
  startMoments();
  startReplay();
  startPointing();
  startKeys();
  startStanding();
  startPlain();
  startClocks(Number(live.dataset.now));
}
