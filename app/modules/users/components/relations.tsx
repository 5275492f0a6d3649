import { Form, useSearchParams } from "@remix-run/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Avatar } from "#app/ui/avatar";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { SelectField, TextField } from "#app/ui/text-field";
import { useAddress } from "#app/ui/use-address";
import type { MemberPanel as Member, Related } from "../member-panel.server";
import { stacked } from "./address";
import { PanelPart } from "./panel-part";

type RelationsProps = { member: Member; changes: boolean; answer: unknown };

/** On a client the advisors, on anybody else the clients: each with what can be done about them. */
export function Relations({ member, changes, answer }: RelationsProps) {
	const { t } = useTranslation("users");
	const isClient = member.role === "CLIENT";
	const side = isClient ? "advisors" : "clients";
	const related = member[side];
	const problem = useFormProblemOf(answer);
	if (!changes && related.length === 0) return null;
	const count = isClient ? related.length : member.clientCount;
	return (
		<PanelPart title={t(`relations.${side}`)} count={count}>
			{related.length === 0 ? (
				<p className="text-13 text-ink-3">{t(`relations.no.${side}`)}</p>
			) : (
				<ul className="divide-y divide-line">
					{related.map((one) => (
						<RelatedRow key={one.relation} related={one} isClient={isClient} changes={changes} />
					))}
				</ul>
			)}
			{count > related.length && (
				<p className="mt-2 text-13 text-ink-3">{t("relations.more", { count: count - related.length })}</p>
			)}
			{changes && <FormErrors errors={problem} />}
			{changes && member.isActive && <RelateForm member={member} answer={answer} />}
			{changes && !isClient && count > 0 && <TransferForm member={member} count={count} answer={answer} />}
		</PanelPart>
	);
}

/** What went wrong with a row's own buttons, which have no field to say it at. */
function useFormProblemOf(answer: unknown) {
	const removed = useFormProblem(answer, { intent: "unrelate" });
	const primary = useFormProblem(answer, { intent: "setPrimary" });
	return [...removed.summary, ...primary.summary].map(({ text }) => ({ text }));
}

function RelatedRow({ related, isClient, changes }: { related: Related; isClient: boolean; changes: boolean }) {
	const { t } = useTranslation("users");
	const to = useAddress();
	const [address] = useSearchParams();
	const { relation, guid, name, isPrimary } = related;
	return (
		<li className="flex min-h-12 flex-wrap items-center gap-x-2 gap-y-1 py-1.5">
			<Avatar name={name} size={24} />
			<Link
				to={to(stacked(address, guid))}
				preventScrollReset
				className="min-w-0 flex-1 text-13 font-medium hover:underline"
			>
				{name}
			</Link>
			{isClient && isPrimary && <Badge tone="neutral">{t("relations.primary")}</Badge>}
			{changes && (
				<Form method="post" preventScrollReset className="flex">
					<input type="hidden" name="relation" value={relation} />
					{isClient && !isPrimary && (
						<SubmitButton
							intent="setPrimary"
							kind="quiet"
							size="sm"
							aria-label={t("relations.makePrimaryOf", { name })}
						>
							{t("relations.makePrimary")}
						</SubmitButton>
					)}
					<SubmitButton intent="unrelate" kind="quiet" size="sm" aria-label={t("relations.removeOf", { name })}>
						{t("relations.remove")}
					</SubmitButton>
				</Form>
			)}
		</li>
	);
}

function RelateForm({ member, answer }: { member: Member; answer: unknown }) {
	const { t } = useTranslation("users");
	const list = useId();
	const problem = useFormProblem(answer, { intent: "relate" });
	const isClient = member.role === "CLIENT";
	const whole = problem.summary.filter(({ id }) => id === undefined || id === "advisorId" || id === "clientId");
	return (
		// Another person was added: the field is empty again.
		<Form method="post" preventScrollReset className="mt-4" key={member.advisors.length + member.clientCount}>
			<input type="hidden" name="member" value={member.guid} />
			<TextField
				name="person"
				label={t(isClient ? "relations.addAdvisor" : "relations.addClient")}
				help={t("relations.addHelp")}
				error={problem.of("person")}
				defaultValue={problem.typed("person")}
				list={list}
				autoComplete="off"
			/>
			<datalist id={list}>
				{member.offered.map((offer) => (
					<option key={offer.guid} value={offer.email}>
						{offer.name}
					</option>
				))}
			</datalist>
			<div className="mt-3 space-y-3">
				<FormErrors errors={whole.map(({ text }) => ({ text }))} />
				<SubmitButton intent="relate" kind="secondary" size="sm" icon="plus">
					{t(isClient ? "relations.addAdvisor" : "relations.addClient")}
				</SubmitButton>
			</div>
		</Form>
	);
}

function TransferForm({ member, count, answer }: { member: Member; count: number; answer: unknown }) {
	const { t } = useTranslation("users");
	const problem = useFormProblem(answer, { intent: "transfer" });
	return (
		<Form method="post" preventScrollReset className="mt-5 border-t border-line pt-4">
			<input type="hidden" name="member" value={member.guid} />
			<SelectField
				name="advisor"
				label={t("relations.transferTo")}
				error={problem.of("advisor")}
				defaultValue={problem.typed("advisor") ?? ""}
				required
				options={[
					{ value: "", label: t("relations.chooseAdvisor") },
					...member.heirs.map(({ guid, name }) => ({ value: guid, label: name })),
				]}
			/>
			<SubmitButton intent="transfer" kind="secondary" size="sm" className="mt-3" icon="arrow-right">
				{t("relations.transfer", { count })}
			</SubmitButton>
		</Form>
	);
}
