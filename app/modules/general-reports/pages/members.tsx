import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { CardList, Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody } from "#app/ui/page-header";
import { AddMembersForm } from "../components/add-members";
import { MemberRow } from "../components/member-row";
import { ProjectTop } from "../components/project-top";
import { page, pageAction } from "../guard.server";
import { AddMembers, RemoveMember, SetRole } from "../members.schema";
import { addFromPage, removeMember, setRole, showMembers } from "../members.server";
import { paths } from "../paths";
import { ProjectNamed } from "../projects.schema";

export const handle = { i18n: ["generalReports", "people", "errors"] };

export const loader = page("front", ProjectNamed, showMembers);
export const action = pageAction("write", {
	add: handler(AddMembers, addFromPage),
	role: handler(SetRole, setRole),
	remove: handler(RemoveMember, removeMember),
});

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

/** Who takes part in a project, and as what. */
export default function Members() {
	const { top, members, others, groups } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer, { intent: "role" });
	const removing = useFormProblem(answer, { intent: "remove" });
	const { t } = useTranslation("generalReports");
	return (
		<PageBody width="settings">
			<ProjectTop top={top} tab="members" />
			<div className="pt-6">
				<FormErrors errors={[...problem.summary, ...removing.summary]} />
				<CardList label={t("tab.members")}>
					{members.map((member) => (
						<MemberRow key={member.id} member={member} mayChange={top.mayChange && !member.isOwner} />
					))}
				</CardList>
				{top.mayChange && (
					<Section title={t("members.add")} intro={t("members.addHelp")}>
						<AddMembersForm {...{ others, groups, answer }} address={paths(top.tenant).people()} key={members.length} />
					</Section>
				)}
			</div>
		</PageBody>
	);
}
