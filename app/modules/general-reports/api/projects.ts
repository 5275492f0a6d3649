import { modes, verb } from "#app/platform/guard.server";
import { reportProjects } from "#db/schema/general-reports";
import { ProjectCall, ProjectsCall, Removed } from "../calls.schema";
import { deleteProject, getProjects, postProject } from "../calls.server";
import { endpoint } from "../guard.server";

const api = endpoint(
	{
		get: modes(
			{ getprojectandforms: verb(ProjectsCall, getProjects, { level: 10 }) },
			verb(ProjectsCall, getProjects, { level: 10 }),
		),
		post: verb(ProjectCall, postProject, { level: 20 }),
		delete: verb(Removed, deleteProject, { level: 20 }),
	},
	{ record: reportProjects },
);
export const loader = api.loader;
export const action = api.action;
