import { defineListPages } from "#app/lists/list-pages.server";
import { defineServer } from "#app/registry/define-server";
import { area } from "./area";
import { forms } from "./form-module.server";
import { page, pageAction } from "./guard.server";
import { sweeps } from "./jobs.server";
import { ofPeople } from "./of-person.server";
import { onDelete } from "./on-delete.server";
import { reportResource } from "./reports/reports.resource.server";
import { ReportsFileQuery } from "./reports/reports.schema";
import { studentResource } from "./students/students.resource.server";
import { StudentsFileQuery } from "./students/students.schema";
import { studentsImport } from "./students/students-import.server";
import { studentSubject } from "./subject.server";

export const server = defineServer({
	...{ area, forms, onDelete, subjects: [studentSubject] },
	hourly: sweeps,
	personData: ofPeople,
	imports: [studentsImport],
	lists: [
		defineListPages({
			...{ path: "finch/students", guard: { page, pageAction }, place: "students" },
			namespaces: ["finch"],
			titles: { list: "finch:students.title", trash: "finch:students.trash" },
			export: { schema: StudentsFileQuery, run: studentResource.file },
			trash: studentResource.trash,
			import: studentsImport,
		}),
		defineListPages({
			...{ path: "finch/list", guard: { page, pageAction }, place: "list" },
			namespaces: ["finch"],
			titles: { list: "finch:reports.title", trash: "finch:reports.trash" },
			export: { schema: ReportsFileQuery, run: reportResource.file },
			trash: reportResource.trash,
		}),
	],
});
