import * as z from "zod";
import { page } from "../guard.server";
import { exportNotes } from "../notes.server";

export const loader = page("dashboard", z.object({}), exportNotes);
