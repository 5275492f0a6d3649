import type { Area } from "../forms/area";
import { area as formBuilder } from "../modules/form-builder/area";
import { area as psychEval } from "../modules/psych-eval/area";

/** Every module whose forms the engine keeps. */
export const areas: Area[] = [formBuilder, psychEval];
