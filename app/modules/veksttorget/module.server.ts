import { defineListPages } from "#app/lists/list-pages.server";
import { defineServer } from "#app/registry/define-server";
import { area } from "./area";
import { forms } from "./form-module.server";
import { page, pageAction } from "./guard.server";
import { exportIntakes } from "./intakes/export-intakes.server";
import { IntakesFileQuery } from "./intakes/intakes.schema";
import { jobs, sweeps } from "./jobs.server";
import { needs } from "./needs.server";
import { ofPeople } from "./of-person.server";
import { onDelete } from "./on-delete.server";

export const server = defineServer({
	area,
	forms,
	onDelete,
	needs,
	jobs,
	hourly: sweeps,
	personData: ofPeople,
	lists: [
		defineListPages({
			...{ path: "veksttorget/intakes", guard: { page, pageAction }, place: "intakes", namespaces: ["veksttorget"] },
			titles: { list: "veksttorget:intakes.title" },
			export: { schema: IntakesFileQuery, run: exportIntakes },
		}),
	],
});
