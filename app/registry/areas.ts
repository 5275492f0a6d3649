import type { Area } from "../forms/area";
import { area as activityLog } from "../modules/activity-log/area";
import { area as formBuilder } from "../modules/form-builder/area";
import { area as generalReports } from "../modules/general-reports/area";
import { area as psychEval } from "../modules/psych-eval/area";

/** Every module whose forms the engine keeps. */
export const areas: Area[] = [activityLog, formBuilder, generalReports, psychEval];
