import { useTranslation } from "react-i18next";
import { PrintButton } from "#app/forms/reports/components/print-button";
import { LinkButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { useFormat } from "#app/ui/format";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { FollowedList } from "../../following/components/followed-list";
import type { showReply } from "../reply.server";
import { ReplyAbout } from "./reply-about";
import { ReplyBadge } from "./reply-badge";
import { ReplyDocument } from "./reply-document";
import { ReplyHistory } from "./reply-history";
import { ReplyReview } from "./reply-review";

type ReplyScreenProps = {
	shown: Omit<Awaited<ReturnType<ReturnType<typeof showReply>>>, "head">;
	answer: unknown;
	/** The form, as it stands above the reply, and the list that it leads back to. */
	form: { title: string; under?: string; replies: string };
	pdf: string;
	/** Where answers are corrected, where the module has a page for it. */
	edit?: string;
	mayChange: boolean;
};

/** One reply, with its review and what has happened to it. */
export function ReplyScreen({ shown, answer, form, pdf, edit, mayChange }: ReplyScreenProps) {
	const { reply, parts, scores, events, staff, overTime, followed } = shown;
	const { t } = useTranslation("formReplies");
	const format = useFormat();
	const sent = reply.sent ? format.dateTime(reply.sent) : "";
	return (
		<PageBody>
			<PageHeader
				title={reply.respondent ? t("reply.by", { name: reply.respondent, time: sent }) : t("reply.of", { time: sent })}
				badges={<ReplyBadge status={reply.status} />}
				meta={form.under ? `${form.under} · ${form.title}` : form.title}
				back={{ to: form.replies, label: form.title }}
				actions={
					<>
						{edit && !shown.isFixed && (
							<LinkButton icon="pencil" to={edit}>
								{t("reply.edit")}
							</LinkButton>
						)}
						{overTime && (
							<LinkButton icon="chart-line" to={overTime} className="no-print">
								{t("reply.overTime")}
							</LinkButton>
						)}
						<LinkButton icon="download" to={pdf} reloadDocument className="no-print">
							{t("reply.pdf")}
						</LinkButton>
						<PrintButton />
						{mayChange && (
							<ConfirmButton
								label={t("reply.remove")}
								icon="trash-2"
								title={t("reply.removeTitle", { time: sent })}
								confirmLabel={t("reply.remove")}
								fields={{ intent: "remove" }}
							>
								{t("reply.removeText")}
							</ConfirmButton>
						)}
					</>
				}
			/>
			<div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_316px]">
				<ReplyDocument parts={parts} scores={scores} />
				<aside className="flex flex-col gap-6" aria-label={t("review.title")}>
					<ReplyAbout reply={reply} />
					<div className="no-print flex flex-col gap-6">
						{mayChange && <ReplyReview reply={reply} staff={staff} events={events.length} answer={answer} />}
						<FollowedList followed={followed} />
						<ReplyHistory events={events} />
					</div>
				</aside>
			</div>
		</PageBody>
	);
}
