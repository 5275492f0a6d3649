import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Avatar } from "#app/ui/avatar";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { type Definition, DefinitionList } from "#app/ui/definition-list";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SidePanel } from "#app/ui/side-panel";
import { SelectField } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import type { MemberPanel as Member } from "../member-panel.server";
import type { OfferedModule } from "../show-members.server";
import { AccessRequests } from "./access-requests";
import { GrantFields } from "./grant-fields";
import { Kept, useKeptWords } from "./kept";
import { MemberHistory } from "./member-history";
import { PanelPart } from "./panel-part";
import { Relations } from "./relations";
import { SecondFactor } from "./second-factor";
import { StatusWord } from "./status-word";
import { useWords } from "./words";
import { WorkLeft } from "./work-left";

type MemberPanelProps = {
	member: Member;
	modules: readonly OfferedModule[];
	/** The roles that the visitor may give. */
	roles: readonly string[];
	manages: boolean;
	tenant: string;
	/** Where all about a client stands; null for staff. */
	page: string | null;
	close: string;
	answer: unknown;
};

/** One member: who it is, what they may, whom they follow up, and the end of it. */
export function MemberPanel({ member, modules, roles, manages, tenant, page, close, answer }: MemberPanelProps) {
	// Nobody changes a member who has more than they could give.
	const changes = manages && roles.includes(member.role);
	return (
		<SidePanel
			title={member.name}
			lead={<Avatar name={member.name} size={40} photo={member.photo} />}
			meta={member.email}
			actions={page && <PageLink to={page} />}
			close={close}
		>
			{!member.isActive && (
				<div className="mb-5">
					<WorkLeft member={member} />
				</div>
			)}
			<Details member={member} manages={manages} />
			{changes && <AccessRequests member={member} modules={modules} answer={answer} />}
			<Kept kept={member.kept} />
			{changes && <RoleForm member={member} roles={roles} answer={answer} />}
			{changes && <GrantsForm member={member} modules={modules} answer={answer} />}
			<Relations member={member} changes={changes} answer={answer} />
			<MemberHistory changes={member.history} modules={modules} />
			{changes && member.secondFactorAt !== null && (
				<SecondFactor member={member} since={member.secondFactorAt} answer={answer} />
			)}
			{changes && <Ending member={member} tenant={tenant} answer={answer} />}
		</SidePanel>
	);
}

function PageLink({ to }: { to: string }) {
	const { t } = useTranslation("participant");
	return (
		<LinkButton to={to} size="sm" icon="circle-user-round">
			{t("page")}
		</LinkButton>
	);
}

function Details({ member, manages }: { member: Member; manages: boolean }) {
	const { t } = useTranslation("users");
	const words = useWords();
	const items: Definition[] = [
		{
			label: t("members.status"),
			value: <StatusWord status={member.status} />,
		},
		{ label: t("members.role"), value: words.role(member.role) },
		...(member.jobPosition ? [{ label: t("member.jobPosition"), value: member.jobPosition }] : []),
		...(member.phone
			? [
					{
						label: t("member.phone"),
						value: (
							<a className="link" href={`tel:${member.phone.replaceAll(" ", "")}`}>
								{member.phone}
							</a>
						),
					},
				]
			: []),
	];
	if (member.lockedUntil !== null)
		items.push({ label: t("member.lockedUntil"), value: <Time at={member.lockedUntil} as="dateTime" /> });
	if (manages)
		items.push(
			{
				label: t("members.lastLogin"),
				value: member.lastLoginAt === null ? t("members.never") : <Time at={member.lastLoginAt} as="dateTime" />,
			},
			{ label: t("member.since"), value: <Time at={member.memberSince} as="date" /> },
		);
	return <DefinitionList items={items} />;
}

type FormProps = { member: Member; answer: unknown };

function RoleForm({ member, roles, answer }: FormProps & { roles: readonly string[] }) {
	const { t } = useTranslation("users");
	const words = useWords();
	const problem = useFormProblem(answer, { intent: "changeRole" });
	return (
		<PanelPart title={t("member.roleHere")}>
			<Form method="post" preventScrollReset>
				<input type="hidden" name="member" value={member.guid} />
				<SelectField
					name="role"
					label={t("members.role")}
					help={t("member.roleHelp")}
					error={problem.of("role")}
					defaultValue={problem.typed("role") ?? member.role}
					options={roles.map((value) => ({ value, label: words.role(value) }))}
				/>
				<SubmitButton intent="changeRole" kind="secondary" size="sm" className="mt-3">
					{t("member.saveRole")}
				</SubmitButton>
			</Form>
		</PanelPart>
	);
}

function GrantsForm({ member, modules, answer }: FormProps & { modules: readonly OfferedModule[] }) {
	const { t } = useTranslation("users");
	const problem = useFormProblem(answer, { intent: "changeGrants" });
	return (
		<PanelPart title={t("members.modules")}>
			<Form method="post" preventScrollReset>
				<input type="hidden" name="member" value={member.guid} />
				<GrantFields modules={modules} given={member.grants} />
				<div className="mt-3 space-y-3">
					<FormErrors errors={problem.summary} />
					<SubmitButton intent="changeGrants" kind="secondary" size="sm">
						{t("member.saveGrants")}
					</SubmitButton>
				</div>
			</Form>
		</PanelPart>
	);
}

/** Deactivating keeps everything and can be taken back; removing ends grants and relations. */
function Ending({ member, tenant, answer }: FormProps & { tenant: string }) {
	const { t } = useTranslation("users");
	const { name, guid, isActive, grants, advisors, clientCount } = member;
	const intent = isActive ? "deactivate" : "reactivate";
	const activity = useFormProblem(answer, { intent });
	const removal = useFormProblem(answer, { intent: "remove" });
	const say = useKeptWords();
	const work = member.kept.filter(({ isWork }) => isWork);
	return (
		<PanelPart title={t("member.ending")}>
			<p className="text-13 text-ink-2">{t(isActive ? "member.deactivateHelp" : "member.reactivateHelp")}</p>
			<div className="mt-3 space-y-3">
				{isActive && <WorkLeft member={member} />}
				<FormErrors errors={[...activity.summary, ...removal.summary].map(({ text }) => ({ text }))} />
				<div className="flex flex-wrap gap-2">
					<Form method="post" preventScrollReset>
						<input type="hidden" name="member" value={guid} />
						<SubmitButton intent={intent} kind="secondary" size="sm">
							{t(`member.${intent}`)}
						</SubmitButton>
					</Form>
					<ConfirmButton
						label={t("member.remove")}
						size="sm"
						icon="user-minus"
						title={t("member.removeTitle", { name, tenant })}
						confirmLabel={t("member.remove")}
						keepLabel={t("member.keep")}
						fields={{ intent: "remove", member: guid }}
						typedName={name}
					>
						<p>{t("member.removeEffect", { name, tenant })}</p>
						<ul className="mt-2 list-disc pl-5">
							<li>{t("member.removeMembership")}</li>
							{grants.length > 0 && <li>{t("member.removeGrants", { count: grants.length })}</li>}
							{clientCount > 0 && <li>{t("member.removeClients", { count: clientCount })}</li>}
							{advisors.length > 0 && <li>{t("member.removeAdvisors", { count: advisors.length })}</li>}
						</ul>
						{work.length > 0 && (
							<>
								<p className="mt-2">{t("ofPerson:work.remains", { name })}</p>
								<ul className="mt-1 list-disc pl-5">
									{work.map((one) => (
										<li key={`${one.moduleKey} ${one.key}`}>{say(one)}</li>
									))}
								</ul>
							</>
						)}
						<p className="mt-2">{t("member.removeKeeps")}</p>
					</ConfirmButton>
				</div>
			</div>
		</PanelPart>
	);
}
