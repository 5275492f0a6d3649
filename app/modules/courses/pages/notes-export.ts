import { Nothing } from "#app/platform/guard.server";
import { page } from "../guard.server";
import { exportNotes } from "../notes.server";

export const loader = page("dashboard", Nothing, exportNotes);
