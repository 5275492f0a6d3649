import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Avatar } from "#app/ui/avatar";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { TextArea } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import type { DayView } from "../looks.server";

/** What client and advisor write to each other about a day. */
export function DayThread({ day, answer }: { day: DayView; answer: unknown }) {
	const { t } = useTranslation("activityLog");
	const format = useFormat();
	const problem = useFormProblem(answer, { intent: "comment" });
	if (day.state === "outside") return null;
	return (
		<div id="thread" className="min-w-0 scroll-mt-20">
			<Section title={t("comments.title", { day: format.date(day.day, "long") })}>
				{day.comments.length > 0 && (
					<ol className="mb-4 flex flex-col gap-4">
						{day.comments.map(({ id, author, text, at }) => (
							<li key={id} className="flex gap-3">
								<Avatar name={author} size={32} />
								<div className="min-w-0 flex-1">
									<p className="text-13 text-ink-3">
										<span className="font-medium text-ink">{author}</span> · <Time at={at} />
									</p>
									<p className="text-base break-words whitespace-pre-line">{text}</p>
								</div>
							</li>
						))}
					</ol>
				)}
				{/* A new comment comes with an empty field. */}
				<Form method="post" key={day.comments.length} className="flex flex-col gap-3" noValidate preventScrollReset>
					<input type="hidden" name="log" value={day.log} />
					<input type="hidden" name="day" value={day.day} />
					<TextArea
						id="text"
						name="text"
						label={t(day.isOwn ? "comments.toAdvisor" : "comments.toClient")}
						error={problem.of("text")}
						defaultValue={problem.typed("text") ?? ""}
						rows={2}
						maxLength={2000}
					/>
					<div>
						<SubmitButton intent="comment" kind="secondary" icon="message-square-text">
							{t("comments.send")}
						</SubmitButton>
					</div>
				</Form>
			</Section>
		</div>
	);
}
