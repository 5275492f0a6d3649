import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Card, CardList, CardRow, Section } from "#app/ui/card";
import { DefinitionList } from "#app/ui/definition-list";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { ActiveBadge } from "../components/active-badge";
import { GroupFields } from "../components/group-fields";
import { Removal } from "../components/removal";
import { GroupInput, GroupNamed, ReplaceGroupInput } from "../groups/groups.schema";
import { deactivateGroup, deleteGroup, moveCodes, saveGroup, showGroup } from "../groups/show-groups.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["verdal", "errors"], title: "verdal:groups.title" };

const author = { level: LEVEL_ALL };

export const loader = page("groups", GroupNamed, showGroup);
export const action = pageAction("groups", {
	save: handler(GroupInput, saveGroup, author),
	deactivate: handler(GroupNamed, deactivateGroup, author),
	replace: handler(ReplaceGroupInput, moveCodes, author),
	remove: handler(GroupNamed, deleteGroup, author),
});

/** A position group with its codes. */
export default function GroupPage() {
	const { group, codes, used, others, mayWrite, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer, { intent: "save" });
	const { t } = useTranslation("verdal");
	const at = paths(tenant);
	const facts = [
		{ label: t("group.htaGroup"), value: group.htaGroup },
		{ label: t("group.requirement"), value: group.requirement },
	];
	return (
		<PageBody width="form">
			<PageHeader
				title={group.name}
				back={{ to: at.groups, label: t("groups.title") }}
				badges={<ActiveBadge isActive={group.isActive} />}
			/>
			{mayWrite ? (
				<Form method="post" key={group.updatedAt} className="group flex flex-col gap-5" preventScrollReset noValidate>
					<input type="hidden" name="updatedAt" value={group.updatedAt} />
					<GroupFields {...{ problem, group }} />
					<FormErrors errors={problem.summary} />
					<div>
						<SubmitButton intent="save">{t("save")}</SubmitButton>
					</div>
				</Form>
			) : (
				<Card>
					<DefinitionList items={facts.filter(({ value }) => value !== "")} />
				</Card>
			)}
			<Section
				title={t("codes.title")}
				count={used}
				className="mt-10"
				aside={
					mayWrite && (
						<LinkButton size="sm" icon="plus" to={`${at.newCode}?group=${group.id}`}>
							{t("codes.add")}
						</LinkButton>
					)
				}
			>
				{codes.length === 0 ? (
					<p className="text-sm text-ink-2">{t("group.noCodes")}</p>
				) : (
					<CardList label={t("codes.title")}>
						{codes.map(({ id, code, name }) => (
							<CardRow key={id}>
								<Link to={at.code(id)} className="link min-w-0 text-sm">
									<span className="tabular-nums">{code}</span> {name}
								</Link>
							</CardRow>
						))}
					</CardList>
				)}
				{used > codes.length && (
					<p className="mt-3 text-sm">
						<Link to={`${at.codes}?f=group.any.${group.id}`} className="link">
							{t("group.allCodes", { count: used })}
						</Link>
					</p>
				)}
			</Section>
			{mayWrite && <Removal of="group" name={group.name} {...{ used, others, answer }} isActive={group.isActive} />}
		</PageBody>
	);
}
