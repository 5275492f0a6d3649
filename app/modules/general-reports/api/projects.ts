import { handler, modes } from "#app/platform/guard.server";
import { reportProjects } from "#db/schema/general-reports";
import { ProjectCall, ProjectsCall, Removed } from "../calls.schema";
import { deleteProject, getProjects, postProject } from "../calls.server";
import { endpoint } from "../guard.server";

const api = endpoint(
	{
		get: modes(
			{ getprojectandforms: handler(ProjectsCall, getProjects, { level: 10 }) },
			handler(ProjectsCall, getProjects, { level: 10 }),
		),
		post: handler(ProjectCall, postProject, { level: 20 }),
		delete: handler(Removed, deleteProject, { level: 20 }),
	},
	{ record: reportProjects },
);
export const loader = api.loader;
export const action = api.action;
