import { manifest as activityLog } from "../modules/activity-log/manifest";
import { manifest as businessEvaluator } from "../modules/business-evaluator/manifest";
import { manifest as courses } from "../modules/courses/manifest";
import { manifest as crm } from "../modules/crm/manifest";
import { manifest as events, participantManifest as eventsOfParticipants } from "../modules/events/manifest";
import { manifest as files } from "../modules/files/manifest";
import { manifest as finch } from "../modules/finch/manifest";
import { manifest as formBuilder, oldManifest as formBuilderOld } from "../modules/form-builder/manifest";
import { manifest as generalReports } from "../modules/general-reports/manifest";
import { manifest as hms } from "../modules/hms/manifest";
import { manifest as kartlegging } from "../modules/kartlegging/manifest";
import { manifest as news } from "../modules/news/manifest";
import { manifest as norwegianLearning } from "../modules/norwegian-learning/manifest";
import { manifest as psychEval } from "../modules/psych-eval/manifest";
import { manifest as resourceManagement } from "../modules/resources/manifest";
import { manifest as taskLibrary } from "../modules/task-library/manifest";
import { manifest as users } from "../modules/users/manifest";
import { manifest as veksttorget } from "../modules/veksttorget/manifest";
import { manifest as verdal } from "../modules/verdal/manifest";
import type { ModuleManifest } from "../platform/manifest";

/**
 * Every module: its folder in `app/modules` with what the catalogue and the menu show of it, in the order of the menu. Its
 * pages and calls are in `routes.ts` there, what it gives to the rest of the portal in `module.server.ts`.
 */
export const modules: Record<string, ModuleManifest[]> = {
	news: [news],
	crm: [crm],
	files: [files],
	users: [users],
	courses: [courses],
	"task-library": [taskLibrary],
	"norwegian-learning": [norwegianLearning],
	"form-builder": [formBuilder, formBuilderOld],
	"psych-eval": [psychEval],
	"general-reports": [generalReports],
	"activity-log": [activityLog],
	veksttorget: [veksttorget],
	kartlegging: [kartlegging],
	hms: [hms],
	finch: [finch],
	events: [events, eventsOfParticipants],
	resources: [resourceManagement],
	"business-evaluator": [businessEvaluator],
	verdal: [verdal],
	// The provider's own screens are in no catalogue.
	"portal-admin": [],
};

/** What the catalogue, the menu and the demo are made from. */
export const manifests: ModuleManifest[] = Object.values(modules).flat();

/** The files of one name, as a glob finds them in `app/modules`, of the registered modules: in their order. */
export function ofModules<Part>(found: Record<string, Part>): Part[] {
	const byFolder = new Map(Object.entries(found).map(([path, part]) => [path.split("/").at(-2), part]));
	return Object.keys(modules).flatMap((folder) => byFolder.get(folder) ?? []);
}
