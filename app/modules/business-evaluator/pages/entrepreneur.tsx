import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { NotesSection } from "#app/directory/on-record/components/notes-section";
import { formatOrganisationNumber } from "#app/directory/organisation-number";
import { formatPhone } from "#app/directory/phone";
import { AreaCharts } from "#app/forms/over-time/components/area-charts";
import { ResultView } from "#app/forms/results/components/result-view";
import { ReplyDocument } from "#app/forms/review/components/reply-document";
import { FilesSection } from "#app/media/on-record/components/files-section";
import { FILES_FORM_MAX } from "#app/media/on-record/files.schema";
import { handler } from "#app/platform/guard.server";
import { Tile } from "#app/ui/avatar";
import { LinkButton } from "#app/ui/button";
import { Card, CardList, CardRow, Section } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { DefinitionList } from "#app/ui/definition-list";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Time } from "#app/ui/time";
import { CustomerLine } from "../components/customer-line";
import { DocumentsList, KindField } from "../components/documents-list";
import { FactsForm } from "../components/facts-form";
import { FollowForm } from "../components/follow-form";
import { HintsSection } from "../components/hints-section";
import { HistorySection } from "../components/history-section";
import { PlanSection } from "../components/plan-section";
import { ProfileLinks } from "../components/profile-links";
import { StageSection } from "../components/stage-section";
import { StatusBadge } from "../components/status-badge";
import {
	ChecksInput,
	EntrepreneurInput,
	EntrepreneurNamed,
	EntrepreneurQuery,
	FilesInput,
	MoveOnInput,
	NoteInput,
	PartRef,
} from "../entrepreneurs/entrepreneurs.schema";
import { makeCustomer } from "../entrepreneurs/hand-over.server";
import { addFiles, addNote, removeFile, removeNote } from "../entrepreneurs/parts.server";
import { moveOn, remove, save, saveChecks, showEntrepreneur } from "../entrepreneurs/show-entrepreneur.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { PlanInput, TaskDoneInput, TaskInput, TaskRef } from "../plan/plan.schema";
import { makePlan, removeTask, saveTask, sendPlan, setTaskDone } from "../plan/plan.server";
import { ProfileLinkInput, ProfileLinkRef } from "../profile/profile.schema";
import { makeLink, revokeLink } from "../profile/profile-links.server";

export const handle = {
	i18n: ["businessEvaluator", "forms", "formReplies", "formReports", "overTime", "onRecord", "media", "errors"],
	title: "businessEvaluator:entrepreneurs.title",
};

export const loader = page("entrepreneurs", EntrepreneurQuery, showEntrepreneur);
export const action = pageAction(
	"entrepreneurs",
	{
		follow: handler(EntrepreneurInput, save),
		facts: handler(EntrepreneurInput, save),
		checks: handler(ChecksInput, saveChecks),
		moveOn: handler(MoveOnInput, moveOn),
		makeCustomer: handler(EntrepreneurNamed, makeCustomer),
		makePlan: handler(PlanInput, makePlan),
		saveTask: handler(TaskInput, saveTask),
		taskDone: handler(TaskDoneInput, setTaskDone),
		removeTask: handler(TaskRef, removeTask),
		sendPlan: handler(PlanInput, sendPlan),
		makeLink: handler(ProfileLinkInput, makeLink),
		revokeLink: handler(ProfileLinkRef, revokeLink),
		addNote: handler(NoteInput, addNote),
		removeNote: handler(PartRef, removeNote),
		addFiles: handler(FilesInput, addFiles),
		removeFile: handler(PartRef, removeFile),
		remove: handler(EntrepreneurNamed, remove, { level: 30 }),
	},
	{ bodyMax: FILES_FORM_MAX },
);

/** One entrepreneur: what was answered and what it comes to, and how it goes on. */
export default function EntrepreneurOnPage() {
	const view = useLoaderData<typeof loader>();
	const answered = useActionData<typeof action>();
	const { t } = useTranslation("businessEvaluator");
	const format = useFormat();
	const { entrepreneur, shown, replies, tenant, answer } = view;
	const at = paths(tenant);
	const { id, name, email, phone, orgNo, source, idea } = entrepreneur;
	const facts = {
		score: entrepreneur.score !== null && t("scoreOf", { score: format.number(entrepreneur.score) }),
		stage: t(`stage.${entrepreneur.stage}`),
		email: email && (
			<a href={`mailto:${email}`} className="link break-all">
				{email}
			</a>
		),
		phone: phone && (
			<a href={`tel:${phone}`} className="link">
				{formatPhone(phone)}
			</a>
		),
		orgNo: orgNo && formatOrganisationNumber(orgNo),
		source,
		created: <Time at={entrepreneur.createdAt} as="date" />,
	};
	return (
		<PageBody width="home">
			<PageHeader
				back={{ to: at.entrepreneurs, label: t("entrepreneurs.title") }}
				title={name}
				lead={<Tile name={name} size={44} />}
				badges={<StatusBadge status={entrepreneur.status} />}
				meta={[entrepreneur.municipality, entrepreneur.advisor?.name].filter(Boolean).join(" · ")}
				actions={
					<>
						{shown && (
							<LinkButton kind="quiet" icon="download" to={at.replyPdf(shown.id)} reloadDocument>
								{t("reply.pdf")}
							</LinkButton>
						)}
						{shown && (
							<LinkButton kind="quiet" icon="users-round" to={at.ratings(id)}>
								{t("ratings.title")}
							</LinkButton>
						)}
						{answer && (
							<LinkButton icon="pencil" to={answer} reloadDocument>
								{t("reply.again")}
							</LinkButton>
						)}
					</>
				}
			/>
			{idea && <p className="mb-6 max-w-160 text-base break-words whitespace-pre-line">{idea}</p>}
			<div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="min-w-0">
					{shown?.result && <ResultView result={shown.result} />}
					{shown && shown.hints.length > 0 && <HintsSection hints={shown.hints} />}
					<PlanSection {...view} answer={answered} />
					{view.followed && view.followed.charts.length > 0 && (
						<Section title={t("reply.change")} intro={t("reply.changeHelp")}>
							<AreaCharts report={view.followed} />
						</Section>
					)}
					<NotesSection notes={view.notes} answer={answered} />
				</div>
				<div className="min-w-0">
					<Section title={t("follow.title")} className="mt-0">
						<FollowForm {...view} answer={answered} />
					</Section>
					<StageSection entrepreneur={entrepreneur} answer={answered} />
					<Section title={t("facts.title")}>
						<Card>
							<DefinitionList
								items={Object.entries(facts).flatMap(([key, value]) =>
									value ? [{ label: t(`entrepreneur.${key}`), value }] : [],
								)}
							/>
						</Card>
						<CustomerLine {...view} answer={answered} />
						<FactsForm entrepreneur={entrepreneur} answer={answered} />
					</Section>
					{replies.length > 1 && (
						<Section title={t("reply.all")} count={replies.length}>
							<CardList label={t("reply.all")}>
								{replies.map((reply) => (
									<CardRow key={reply.id} className="justify-between text-sm">
										<Link
											to={`?reply=${reply.id}`}
											aria-current={reply.isShown ? "true" : undefined}
											className={reply.isShown ? "font-semibold" : "hover:underline"}
										>
											<Time at={reply.day} as="date" />
										</Link>
										<span className="text-13 text-ink-2">{t(`how.${reply.mode}`)}</span>
									</CardRow>
								))}
							</CardList>
						</Section>
					)}
					<DocumentsList {...view.documents} to={at.canvas(id)} />
					<FilesSection files={view.files} to={(file) => at.file(id, file)} answer={answered} fields={<KindField />} />
					<ProfileLinks links={view.links} answer={answered} />
					<HistorySection history={view.history} />
					{view.mayRemove && (
						<div className="mt-6">
							<ConfirmButton
								label={t("removal.label")}
								kind="quiet"
								icon="trash-2"
								title={t("removal.title", { name })}
								confirmLabel={t("removal.label")}
								fields={{ intent: "remove" }}
							>
								{t("removal.effect")}
							</ConfirmButton>
						</div>
					)}
				</div>
			</div>
			{shown && (
				<div className="mt-8">
					<ReplyDocument parts={shown.parts} scores={[]} />
				</div>
			)}
		</PageBody>
	);
}
