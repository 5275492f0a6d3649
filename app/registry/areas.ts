import type { Area } from "../forms/area";
import { area as formBuilder } from "../modules/form-builder/area";

/** Every module whose forms the engine keeps. */
export const areas: Area[] = [formBuilder];
