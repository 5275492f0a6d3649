import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListPage } from "#app/lists/components/list-page";
import { selectColumn } from "#app/lists/components/select-column";
import { sortLink } from "#app/lists/components/sort-link";
import { handler } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { Table } from "#app/ui/table";
import { TextField } from "#app/ui/text-field";
import { RuleField, useRuleWords } from "../components/rule-field";
import { groupList } from "../groups/groups.list";
import { GroupInput, GroupsQuery } from "../groups/groups.schema";
import { addGroup, groups, showGroups } from "../groups/groups.server";
import { groupPaths } from "../groups/paths";
import { page, pageAction } from "../guard.server";
import "#app/ui/list.css";

export const handle = { i18n: ["peopleGroups", "modules", "lists", "people", "errors"], title: "peopleGroups:title" };

const manage = { level: 30 };

export const loader = page("users", GroupsQuery, showGroups);
export const action = pageAction("users", { add: handler(GroupInput, addGroup, manage), ...groups.handlers });

export default function Groups() {
	const { list, rows, rules, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer, { intent: "add" });
	const { t } = useTranslation(["peopleGroups", "lists"]);
	const format = useFormat();
	const ruleWords = useRuleWords(rules);
	const at = groupPaths(tenant);
	return (
		<ListPage
			definition={groupList}
			list={list}
			rows={rows}
			path={at.groups}
			answer={answer}
			title={t("title")}
			back={{ to: at.users, label: t("users") }}
			actions={
				<LinkButton icon="trash-2" to={`${at.groups}/trash`}>
					{t("trash")}
				</LinkButton>
			}
			bar={{ searchLabel: t("search") }}
			above={
				<Form method="post" className="mb-5 flex flex-col gap-3" noValidate>
					<div className="flex flex-wrap items-end gap-3">
						<TextField
							id="name"
							name="name"
							className="w-72 max-w-full"
							label={t("newName")}
							error={problem.of("name")}
							defaultValue={problem.typed("name") ?? ""}
						/>
						<RuleField rules={rules} problem={problem} />
						<SubmitButton intent="add" icon="plus">
							{t("add")}
						</SubmitButton>
					</div>
					<FormErrors errors={problem.summary} />
				</Form>
			}
			empty={{ icon: "users-round", title: t("none"), help: t("noneHelp") }}
			range={t("lists:trash.range", { count: rows.length })}
			bulk={[{ intent: "bulkRemove", label: t("toTrash"), icon: "trash-2" }]}
		>
			{({ rows: shown, address, selection }) => (
				<Table
					label={t("title")}
					rows={shown}
					rowKey={({ id }) => id}
					columns={[
						...(selection
							? [
									selectColumn<(typeof rows)[number]>(selection, {
										id: ({ id }) => id,
										name: ({ name }) => name,
										header: t("lists:bulk.select"),
									}),
								]
							: []),
						{
							key: "name",
							header: t("name"),
							phone: "title" as const,
							sort: sortLink("name", list.state.sort, address),
							cell: ({ id, name }: (typeof rows)[number]) => (
								<Link to={at.group(id)} className="row-link">
									{name}
								</Link>
							),
						},
						{
							key: "rule",
							header: t("rule"),
							cell: ({ rule }: (typeof rows)[number]) => ruleWords(rule),
						},
						{
							key: "count",
							header: t("people"),
							align: "right" as const,
							cell: ({ count }: (typeof rows)[number]) => format.number(count),
						},
					]}
				/>
			)}
		</ListPage>
	);
}
