import * as media from "../media/routes";
import * as activityLog from "../modules/activity-log/routes";
import * as crm from "../modules/crm/routes";
import * as files from "../modules/files/routes";
import * as formBuilder from "../modules/form-builder/routes";
import * as generalReports from "../modules/general-reports/routes";
import * as news from "../modules/news/routes";
import * as portalAdmin from "../modules/portal-admin/routes";
import * as psychEval from "../modules/psych-eval/routes";
import * as users from "../modules/users/routes";

/** The pages and the calls of every module. */
export const pages = [
	...portalAdmin.pages,
	...news.pages,
	...crm.pages,
	...files.pages,
	...users.pages,
	...formBuilder.pages,
	...psychEval.pages,
	...generalReports.pages,
	...activityLog.pages,
];
export const api = [
	...media.api,
	...portalAdmin.api,
	...news.api,
	...crm.api,
	...files.api,
	...users.api,
	...formBuilder.api,
	...psychEval.api,
	...activityLog.api,
	...generalReports.api,
];
/** The pages of modules that are open to everybody. */
export const open = [
	...crm.open,
	...files.open,
	...formBuilder.open,
	...psychEval.open,
	...generalReports.open,
	...activityLog.open,
];
