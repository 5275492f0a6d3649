import { Form, type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { approveFor, approveOwn, ask } from "../approvals/show-approvals.server";
import { Approvals } from "../components/approvals";
import { ChangeLinks } from "../components/change-links";
import { FollowUpPlan } from "../components/follow-up-plan";
import { History } from "../components/history";
import { PersonLine } from "../components/person-line";
import { PlacementFacts } from "../components/placement-facts";
import { type KeptPlacement, PlacementForm } from "../components/placement-form";
import { PlacementList } from "../components/placement-list";
import { Proposals } from "../components/proposals";
import { ProposeForm } from "../components/propose-form";
import { StatusBadge } from "../components/status-badge";
import { Weekly } from "../components/weekly";
import { page, pageAction } from "../guard.server";
import { dropFollowUp, holdFollowUp, planFollowUp } from "../meetings/follow-ups.server";
import { paths } from "../paths";
import { cancelReasons } from "../placements/choices";
import {
	ApproveForInput,
	CancelInput,
	FollowUpInput,
	FollowUpNamed,
	FormQuery,
	HeldInput,
	PlacementForm as PlacementInput,
	PlacementNamed,
} from "../placements/placements.schema";
import {
	archive,
	autosave,
	cancel,
	remove,
	restore,
	resume,
	save,
	showForm,
	takeOver,
} from "../placements/show-form.server";

import { approveProposal, declineProposal, proposeOwn } from "../proposals/decide.server";
import { DecideInput, ProposeInput } from "../proposals/proposals.schema";
import { WeeklyInput } from "../weeks/weeks.schema";
import { switchWeekly } from "../weeks/weeks.server";

export const handle = {
	i18n: ["verdalPlacements", "verdalWeekly", "people", "lists", "editor", "errors"],
	title: "verdalPlacements:title",
};

const write = { level: 20 };
export const loader = page("form", FormQuery, showForm);
export const action = pageAction("form", {
	save: handler(PlacementInput, save, write),
	autosave: handler(PlacementInput, autosave, write),
	archive: handler(PlacementInput, archive, write),
	restore: handler(PlacementNamed, restore, write),
	cancel: handler(CancelInput, cancel, write),
	resume: handler(PlacementNamed, resume, write),
	takeOver: handler(PlacementNamed, takeOver, write),
	ask: handler(PlacementNamed, ask, write),
	planFollowUp: handler(FollowUpInput, planFollowUp, write),
	holdFollowUp: handler(HeldInput, holdFollowUp, write),
	dropFollowUp: handler(FollowUpNamed, dropFollowUp, write),
	weekly: handler(WeeklyInput, switchWeekly, write),
	propose: handler(ProposeInput, proposeOwn),
	approveProposal: handler(DecideInput, approveProposal, write),
	declineProposal: handler(DecideInput, declineProposal, write),
	approve: handler(PlacementNamed, approveOwn),
	approveFor: handler(ApproveForInput, approveFor, write),
	remove: handler(PlacementNamed, remove, { level: 30 }),
});

/** What the form keeps by itself must not read the page anew under the writer's hands. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formData, defaultShouldRevalidate }) =>
	formData?.get("intent") === "autosave" ? false : defaultShouldRevalidate;

/** A placement: its form with the list beside it; read only in the archive and for whoever may not write. */
export default function PlacementPage() {
	const view = useLoaderData<typeof loader>();
	return <ShownPlacement key={`${view.placement.id}:${view.form.updatedAt}`} view={view} />;
}

function ShownPlacement({ view }: { view: ReturnType<typeof useLoaderData<typeof loader>> }) {
	const { placement, line, history, approvals, plan, today, neighbours, tenant, writes, removes, mayTakeOver } = view;
	const { weeks, proposals, isParticipant, anonymousOn } = view;
	const answer = useActionData<typeof action>();
	const { t } = useTranslation(["verdalPlacements", "verdalWeekly"]);
	const [kept, setKept] = useState<KeptPlacement>();
	const format = useFormat();
	const refused = useFormProblem(answer, { intent: "cancel" });
	const at = paths(tenant);
	const isAnonymous = placement.anonymisedAt !== null;
	const isArchived = placement.archivedAt !== null;
	const isCancelled = placement.cancelReason !== null;
	const edits = writes && !isArchived;
	/** Somebody has approved it: what was agreed on changes only with a reason. */
	const isFixed = edits && placement.approved > 0;
	const back = isArchived ? { to: at.archive, label: t("archive.title") } : { to: at.placements, label: t("title") };
	return (
		<PageBody>
			<div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
				<aside className="max-lg:hidden" aria-label={t("list.label")}>
					<div className="pt-5">
						{neighbours.mayAdd && (
							<LinkButton icon="plus" to={at.newPlacement()} className="mb-5">
								{t("new.title")}
							</LinkButton>
						)}
						<PlacementList neighbours={neighbours} current={placement.id} />
					</div>
				</aside>
				<div className="min-w-0 lg:border-l lg:border-line lg:pl-8">
					<div className="max-w-172">
						<PageHeader
							back={back}
							title={placement.participant || t("list.noParticipant")}
							meta={[placement.workplace || t("list.noWorkplace"), t(`type.${placement.type}`)].join(" · ")}
							badges={<StatusBadge status={kept?.status ?? placement.status} />}
							actions={
								<>
									{writes && (
										<LinkButton icon="copy" to={at.nav(placement.id)}>
											{t("nav.title")}
										</LinkButton>
									)}
									<LinkButton icon="file-text" to={at.agreement(placement.id)}>
										{t("agreement.title")}
									</LinkButton>
								</>
							}
						/>
						{isArchived && placement.archivedAt !== null && (
							<div className="mb-6">
								<Notice
									icon="archive"
									title={t(isAnonymous ? "archive.isAnonymous" : "archive.isHere")}
									action={
										writes &&
										!isAnonymous && (
											<Form method="post">
												<SubmitButton intent="restore" kind="secondary" icon="undo-2">
													{t("archive.restore")}
												</SubmitButton>
											</Form>
										)
									}
								>
									{t("field.archivedAt")}: <Time at={placement.archivedAt} as="longDate" />
									{anonymousOn && !isAnonymous && (
										<p suppressHydrationWarning>
											{t("archive.anonymousOn", { day: format.date(anonymousOn, "long") })}
										</p>
									)}
								</Notice>
							</div>
						)}
						{isCancelled && !isArchived && (
							<div className="mb-6">
								<Notice
									title={t("cancel.isCancelled")}
									action={
										writes && (
											<Form method="post">
												<SubmitButton intent="resume" kind="secondary" icon="undo-2">
													{t("cancel.resume")}
												</SubmitButton>
											</Form>
										)
									}
								>
									{t(`cancelReason.${placement.cancelReason}`)}
								</Notice>
							</div>
						)}
						{isFixed && (
							<div className="mb-6">
								<Notice tone="success" title={t("approval.isFixed", { count: placement.approved })}>
									{t("approval.isFixedHelp")}
								</Notice>
							</div>
						)}
						{(!edits || isFixed) && <PlacementFacts placement={placement} withClosing={!edits} />}
						{edits && (
							<>
								{isFixed && <ChangeLinks placement={placement.id} tenant={tenant} />}
								<PlacementForm view={view} answer={answer} onKept={setKept} withAgreement={!isFixed} />
							</>
						)}
						{(placement.missing.length === 0 || placement.approved > 0) && !isCancelled && (
							<Section title={t("approval.title")} intro={t("approval.intro")} className="mt-10">
								<Approvals approvals={approvals} answer={answer} asks={edits} isOpen={!isArchived} />
							</Section>
						)}
						{edits && !isFixed && !isCancelled && placement.missing.length === 0 && (
							<Section title={t("change.title")} intro={t("change.intro")} className="mt-10">
								<ChangeLinks placement={placement.id} tenant={tenant} />
							</Section>
						)}
						<Section title={t("plan.title")} intro={t("plan.intro")} className="mt-10">
							<FollowUpPlan {...{ plan, answer, today }} edits={edits && !isCancelled} />
						</Section>
						<Section title={t("verdalWeekly:title")} intro={t("verdalWeekly:intro")} className="mt-10">
							<Weekly {...{ placement, weeks, tenant }} edits={edits && !isCancelled} />
						</Section>
						{(proposals.length > 0 || isParticipant) && (
							<div id="proposals" className="mt-10">
								<Section title={t("verdalWeekly:proposal.title")} intro={t("verdalWeekly:proposal.intro")}>
									<Proposals {...{ proposals, answer }} decides={edits && !isCancelled} />
									{isParticipant && !isArchived && !isCancelled && (
										<ProposeForm key={proposals.length} answer={answer} endsOn={placement.endsOn} />
									)}
								</Section>
							</div>
						)}
						<Section title={t("history.title")} intro={t("history.intro")} className="mt-10">
							<History history={history} />
						</Section>
						<Section title={t("line.title")} intro={t("line.intro")} count={line.length} className="mt-10">
							<PersonLine line={line} tenant={tenant} />
						</Section>
						{edits && mayTakeOver && (
							<Section title={t("takeOver.title")} intro={t("takeOver.help")} className="mt-10">
								<Form method="post">
									<SubmitButton intent="takeOver" kind="secondary" icon="users-round">
										{t("takeOver.button")}
									</SubmitButton>
								</Form>
							</Section>
						)}
						{edits && !isCancelled && (
							<Section title={t("cancel.title")} intro={t("cancel.help")} className="mt-10">
								<Form method="post" className="flex flex-col gap-3" noValidate>
									<SelectField
										id="cancelReason"
										name="cancelReason"
										label={t("field.cancelReason")}
										error={refused.of("cancelReason")}
										options={[
											{ value: "", label: t("choose") },
											...cancelReasons.map((value) => ({ value, label: t(`cancelReason.${value}`) })),
										]}
									/>
									<FormErrors errors={refused.summary} />
									<div>
										<SubmitButton intent="cancel" kind="secondary">
											{t("cancel.button")}
										</SubmitButton>
									</div>
								</Form>
							</Section>
						)}
						{removes && (
							<div className="mt-10">
								<ConfirmButton
									label={t("remove.button")}
									icon="trash-2"
									title={t("remove.title", { name: placement.participant || t("list.noParticipant") })}
									confirmLabel={t("remove.button")}
									fields={{ intent: "remove" }}
								>
									{t("remove.help")}
								</ConfirmButton>
							</div>
						)}
					</div>
				</div>
			</div>
		</PageBody>
	);
}
