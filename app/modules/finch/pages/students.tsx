import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListMore } from "#app/lists/components/list-more";
import { ListPage } from "#app/lists/components/list-page";
import { handler } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { SelectField, TextField } from "#app/ui/text-field";
import { StudentsTable } from "../components/students-table";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { consents } from "../students/consents";
import { setConsent, setGroup, setTeacher, showStudents } from "../students/show-students.server";
import { studentList } from "../students/students.list";
import { studentFields, studentResource } from "../students/students.resource.server";
import { BulkConsentInput, BulkGroupInput, BulkTeacherInput, StudentsQuery } from "../students/students.schema";

export const handle = { i18n: ["finch", "lists", "people", "modules", "errors"], title: "finch:students.title" };

export const loader = page("students", StudentsQuery, showStudents);
export const action = pageAction("students", {
	bulkConsent: handler(BulkConsentInput, setConsent),
	bulkGroup: handler(BulkGroupInput, setGroup),
	bulkTeacher: handler(BulkTeacherInput, setTeacher),
	...studentFields.handlers,
	...studentResource.handlers,
});

export default function Students() {
	const { list, rows, teachers, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("finch");
	const at = paths(tenant);
	return (
		<ListPage
			definition={studentList}
			list={list}
			rows={rows}
			path={at.students}
			answer={answer}
			title={t("students.title")}
			tabs={{ label: t("views.label"), all: t("views.all") }}
			actions={
				<>
					<ListMore
						importTo={`${at.students}/import`}
						trash={{ to: `${at.students}/trash`, label: t("students.trash") }}
					/>
					<LinkButton kind="quiet" icon="arrow-right" to={at.nextYear}>
						{t("year.title")}
					</LinkButton>
					<LinkButton icon="key-round" to={at.codes}>
						{t("codes.title")}
					</LinkButton>
					<LinkButton kind="primary" icon="plus" to={at.newStudent}>
						{t("students.add")}
					</LinkButton>
				</>
			}
			bar={{
				searchLabel: t("students.search"),
				exportTo: `${at.students}/export`,
				options: { teacher: [{ value: "me", label: t("me") }, ...teachers] },
			}}
			empty={{
				...{ icon: "users-round", title: t("students.none"), help: t("students.noneHelp") },
				action: (
					<>
						<LinkButton kind="primary" icon="plus" to={at.newStudent}>
							{t("students.add")}
						</LinkButton>
						<LinkButton icon="upload" to={`${at.students}/import`}>
							{t("students.import")}
						</LinkButton>
					</>
				),
			}}
			range={t("students.range", { count: rows.length })}
			bulk={[
				{
					...{ intent: "bulkConsent", label: t("bulk.consent"), icon: "circle-check" },
					fields: (
						<SelectField
							name="consent"
							label={t("student.consent")}
							options={consents.map((value) => ({ value, label: t(`consent.${value}`) }))}
						/>
					),
				},
				{
					...{ intent: "bulkGroup", label: t("bulk.group"), icon: "users-round" },
					fields: <TextField name="groupName" label={t("student.group")} />,
				},
				{
					...{ intent: "bulkTeacher", label: t("bulk.teacher"), icon: "user-round" },
					fields: (
						<SelectField
							name="teacherId"
							label={t("student.teacher")}
							options={[{ value: "", label: t("student.nobody") }, ...teachers]}
						/>
					),
				},
				{ intent: "bulkRemove", label: t("bulk.remove"), icon: "trash-2" },
			]}
		>
			{(listing) => <StudentsTable {...listing} tenant={tenant} />}
		</ListPage>
	);
}
