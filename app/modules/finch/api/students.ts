import { handler } from "#app/platform/guard.server";
import { students } from "#db/schema/finch";
import { endpoint } from "../guard.server";
import { deleteStudent, getStudents, postStudent } from "../students/calls.server";
import { StudentCall, StudentRef, StudentsCall } from "../students/students.schema";

const api = endpoint(
	{
		get: handler(StudentsCall, getStudents, { level: 10 }),
		post: handler(StudentCall, postStudent, { level: 10 }),
		delete: handler(StudentRef, deleteStudent, { level: 10 }),
	},
	{ record: students },
);
export const loader = api.loader;
export const action = api.action;
