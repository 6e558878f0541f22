// A table.
import { live } from "./page.js";
import { startTable } from "./table.js";

if (live) startTable();
