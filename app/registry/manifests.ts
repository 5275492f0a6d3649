import { manifest as activityLog } from "../modules/activity-log/manifest";
import { manifest as crm } from "../modules/crm/manifest";
import { manifest as files } from "../modules/files/manifest";
import { manifest as formBuilder, oldManifest as formBuilderOld } from "../modules/form-builder/manifest";
import { manifest as generalReports } from "../modules/general-reports/manifest";
import { manifest as news } from "../modules/news/manifest";
import { manifest as psychEval } from "../modules/psych-eval/manifest";
import { manifest as users } from "../modules/users/manifest";
import type { ModuleManifest } from "../platform/manifest";

/** Every module that works, in the order of the menu. The catalogue, the menu and the demo are made from it. */
export const manifests: ModuleManifest[] = [
	news,
	crm,
	files,
	users,
	formBuilder,
	formBuilderOld,
	psychEval,
	generalReports,
	activityLog,
];
