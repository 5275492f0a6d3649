import { ofPeople as activityLog } from "../modules/activity-log/of-person.server";
import { ofPeople as crm } from "../modules/crm/of-person.server";
import { ofPeople as files } from "../modules/files/of-person.server";
import { ofPeople as formBuilder } from "../modules/form-builder/of-person.server";
import { ofPeople as generalReports } from "../modules/general-reports/of-person.server";
import { ofPeople as news } from "../modules/news/of-person.server";
import { ofPeople as psychEval } from "../modules/psych-eval/of-person.server";
import type { KeptOfPeople } from "../platform/tenant/of-person.server";

/** What every module keeps of people, for the page of one of them. */
export const ofPeople: KeptOfPeople[] = [crm, news, files, formBuilder, psychEval, generalReports, activityLog];
