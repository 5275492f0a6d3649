import { and, eq, sql } from "drizzle-orm";
import { today } from "#app/platform/clock";
import { newId } from "#app/platform/ids";
import { conflict, notFound } from "#app/platform/problems";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { students } from "#db/schema/finch";
import { assertNamed } from "../pseudonyms/pseudonyms.server";
import { visibleStudents } from "../visible.server";
import { type ListedStudent, studentPointers } from "./students.resource.server";
import type { ConsentFacts, StudentFacts } from "./students.schema";
import { assertTeacher } from "./teachers.server";

export type Student = Row<typeof students>;

/** Reads the student of an id, as far as the visitor sees them; `studentIn` says what it gave. */
export const readingStudent = (visit: Visit, id: string) =>
	visit.rows.listingWith(students, studentPointers, {
		where: and(visibleStudents(visit), eq(students.id, id)),
		limit: 1,
	});

/** The student that was read. Throws `notFound`. */
export function studentIn([found]: ListedStudent[]): ListedStudent {
	if (!found) throw notFound();
	return found;
}

export async function findStudent(visit: Visit, id: string): Promise<ListedStudent> {
	return studentIn((await visit.rows.read({ found: readingStudent(visit, id) })).found);
}

export const sortNameOf = (name: string) => name.trim().toLowerCase();

/** What is written of a consent: on which day it was given or withdrawn, today where nothing is said, and who noted it. */
export function consentColumns({ tenant, user, now }: Visit, { consent, consentOn, guardian }: ConsentFacts) {
	const isDated = consent === "given" || consent === "withdrawn";
	return {
		...(guardian !== undefined && { guardian }),
		...(consent !== undefined && {
			...{ consent, consentNotedBy: user.id },
			consentOn: isDated ? consentOn || today(tenant.timeZone, now) : "",
		}),
	};
}

type NewStudent = StudentFacts & ConsentFacts & { name: string };

/** Adds a student, who is the visitor's own unless another teacher is named. */
export async function addStudent(visit: Visit, given: NewStudent): Promise<ListedStudent> {
	const { rows, user, now } = visit;
	const { consent, consentOn, guardian, teacherId, ...facts } = given;
	await Promise.all([assertTeacher(visit, teacherId), assertNamed(visit, given)]);
	const id = newId(now.getTime());
	const row = {
		...{ id, ...facts, sortName: sortNameOf(facts.name), createdBy: user.id },
		...{ teacherId: teacherId === undefined ? user.id : teacherId },
		...consentColumns(visit, { consent, consentOn, guardian }),
	};
	await rows.commit([rows.adding(students, row), rows.indexing(students, id, [facts.name])]);
	return findStudent(visit, id);
}

/** Changes what is known of a student, where it is still as it was at `updatedAt`; else throws `conflict`. */
export async function changeStudent(
	visit: Visit,
	id: string,
	{ consent, consentOn, guardian, ...facts }: StudentFacts & ConsentFacts,
	updatedAt?: number,
): Promise<void> {
	const { rows, tenant, context } = visit;
	const [{ row }] = await Promise.all([
		findStudent(visit, id),
		assertTeacher(visit, facts.teacherId),
		assertNamed(visit, { name: facts.name, guardian }),
	]);
	const still = and(
		...[eq(students.tenantId, tenant.id), eq(students.id, id), eq(students.updatedAt, updatedAt ?? row.updatedAt)],
	);
	const { name } = facts;
	const patch = {
		...{ ...facts, ...(name !== undefined && { sortName: sortNameOf(name) }) },
		...consentColumns(visit, { consent, consentOn, guardian }),
	};
	const writes = [
		requiring(context, sql`exists (select 1 from ${students} where ${still})`),
		rows.changing(students, id, patch),
		...(name === undefined ? [] : [rows.indexing(students, id, [name])]),
	];
	await orElse(rows.commit(writes), () => conflict());
}
