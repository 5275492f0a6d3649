import { needs as psychEval } from "../modules/psych-eval/needs.server";
import type { NeedsOfModule } from "../platform/tenant/needs.server";

/** What each module's work asks of people until it is handled, for their home page and the menu. */
export const needs: NeedsOfModule[] = [psychEval];
