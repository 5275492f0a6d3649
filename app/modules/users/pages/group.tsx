import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PeoplePicker } from "#app/directory/components/people-picker";
import { handler } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TextField } from "#app/ui/text-field";
import { GroupPeople } from "../components/group-people";
import { RuleField, useRuleWords } from "../components/rule-field";
import { addPeople, changeGroup, removePerson, showGroup } from "../groups/group.server";
import { AddPeopleForm, ChangeGroupForm, GroupPage, RemovePersonForm } from "../groups/groups.schema";
import { groupPaths } from "../groups/paths";
import { page, pageAction } from "../guard.server";

export const handle = { i18n: ["peopleGroups", "people", "modules", "lists", "errors"], title: "peopleGroups:one" };

const manage = { level: 30 };

export const loader = page("users", GroupPage, showGroup);
export const action = pageAction("users", {
	change: handler(ChangeGroupForm, changeGroup, manage),
	addPeople: handler(AddPeopleForm, addPeople, manage),
	removePerson: handler(RemovePersonForm, removePerson, manage),
});

export default function Group() {
	const shown = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("peopleGroups");
	const format = useFormat();
	const { group, rules, members, tenant, count } = shown;
	const at = groupPaths(tenant);
	const ruleWords = useRuleWords(rules);
	const changing = useFormProblem(answer, { intent: "change" });
	const adding = useFormProblem(answer, { intent: "addPeople", ids: { memberIds: "added" } });
	const isByHand = group.rule === "hand";
	return (
		<PageBody width="settings">
			<PageHeader
				title={group.name}
				back={{ to: at.groups, label: t("title") }}
				meta={`${ruleWords(group.rule)} · ${t("count", { count, number: format.number(count) })}`}
			/>
			{isByHand && (
				<Section title={t("fill.title")}>
					<Form method="post" className="flex flex-col gap-5" noValidate preventScrollReset key={count}>
						<PeoplePicker
							id="added"
							name="memberIds"
							legend={t("fill.who")}
							address={at.people}
							people={members}
							error={adding.of("memberIds")}
							ticked={(id) => adding.ticked("memberIds", id)}
						/>
						<FormErrors errors={adding.summary} />
						<div>
							<SubmitButton intent="addPeople" icon="plus">
								{t("fill.add")}
							</SubmitButton>
						</div>
					</Form>
				</Section>
			)}
			<GroupPeople shown={shown} isByHand={isByHand} />
			<Section title={t("settings")}>
				<Form method="post" className="flex flex-col gap-5" noValidate preventScrollReset>
					<TextField
						id="name"
						name="name"
						className="w-72 max-w-full"
						label={t("name")}
						error={changing.of("name")}
						defaultValue={changing.typed("name") ?? group.name}
					/>
					<RuleField rules={rules} problem={changing} now={group.rule} />
					<FormErrors errors={changing.summary} />
					<div>
						<SubmitButton intent="change" kind="secondary">
							{t("save")}
						</SubmitButton>
					</div>
				</Form>
			</Section>
			<Section title={t("remove.title")} intro={t("remove.intro")}>
				<Form method="post" action={at.groups}>
					<input type="hidden" name="ids[]" value={group.id} />
					<SubmitButton intent="bulkRemove" kind="danger" icon="trash-2">
						{t("remove.submit")}
					</SubmitButton>
				</Form>
			</Section>
		</PageBody>
	);
}
