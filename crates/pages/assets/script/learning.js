// The table of a first lesson.
import { live } from "./page.js";
import { startTable } from "./table.js";
import { startCoach } from "./coach.js";

if (live) {
  startTable();
  startCoach();
}
