import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useChoiceKeys } from "#app/forms/answering/components/use-choice-keys";
import { FILES_FORM_MAX } from "#app/media/on-record/files.schema";
import { KeptInput } from "#app/offline/components/kept-input";
import { keepingForms, NEXT } from "#app/offline/keep-action";
import { handler } from "#app/platform/guard.server";
import { IconLink, LinkButton, SubmitButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { Progress } from "#app/ui/progress";
import { TextArea } from "#app/ui/text-field";
import { AnswerChoices } from "../components/answer-choices";
import { GivenAnswers } from "../components/given-answers";
import { MeasureFields } from "../components/measure-fields";
import { PhotoField } from "../components/photo-field";
import { Photos } from "../components/photos";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { removePhoto } from "../rounds/photos.server";
import { AnswerInput, PhotoRef, PointNamed } from "../rounds/rounds.schema";
import { answer as answerPoint, showPoint } from "../rounds/show-rounds.server";

export const handle = { i18n: ["hms", "media", "onRecord", "offline", "errors"], title: "hms:rounds.title" };

export const loader = page("rounds", PointNamed, showPoint);
export const action = pageAction(
	"rounds",
	{ answer: handler(AnswerInput, answerPoint), removePhoto: handler(PhotoRef, removePhoto) },
	{ bodyMax: FILES_FORM_MAX },
);
export const clientAction = keepingForms();

/** One point of a round, answered where one stands. */
export default function Point() {
	const { round, point, number, count, before, after, given, people, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer, { intent: "answer" });
	const { t } = useTranslation("hms");
	useChoiceKeys("point");
	const at = paths(tenant);
	const isDone = round.status === "done";
	return (
		<div className="mx-auto flex w-full max-w-172 flex-col px-4 md:px-6">
			<div className="flex min-h-14 items-center gap-3">
				<IconLink icon="x" to={at.round(round.id)} label={t("point.close")} />
				<h1 className="min-w-0 flex-1 text-base font-semibold break-words">
					{[round.title, round.area].filter(Boolean).join(", ")}
				</h1>
			</div>
			<Progress
				value={number}
				max={count}
				label={[t("point.of", { number, total: count }), point.section].filter(Boolean).join(" · ")}
			/>
			{isDone && (
				<div className="mt-4">
					<Notice tone="info">{t("errors.roundDone")}</Notice>
				</div>
			)}
			<Form
				method="post"
				encType="multipart/form-data"
				id="point"
				key={point.id}
				className="group mt-6 flex flex-col gap-5"
				noValidate
			>
				<KeptInput intent="answer" />
				<input type="hidden" name={NEXT} value={after ? at.point(round.id, after) : at.round(round.id)} />
				<AnswerChoices
					legend={point.text}
					language={round.language}
					chosen={problem.typed("answer") ?? point.answer ?? ""}
					error={problem.of("answer")}
				/>
				<TextArea
					id="comment"
					name="comment"
					label={t("point.comment")}
					optional
					rows={3}
					error={problem.of("comment")}
					defaultValue={problem.typed("comment") ?? point.comment}
				/>
				<PhotoField name="photos" error={problem.of("photos")} />
				<div className="hidden flex-col gap-5 border-t border-line pt-5 group-has-[input[value=no]:checked]:flex">
					<MeasureFields problem={problem} people={people} measure={point.measure} name="measure" />
				</div>
				<FormErrors errors={problem.summary} />
				<div className="sticky bottom-0 z-10 flex gap-2 border-t border-line bg-sheet py-3">
					{before && (
						<LinkButton size="lg" to={at.point(round.id, before)}>
							{t("point.back")}
						</LinkButton>
					)}
					<SubmitButton intent="answer" size="lg" icon="arrow-right" iconAfter className="flex-1">
						{t(number === count ? "point.last" : "point.next")}
					</SubmitButton>
				</div>
			</Form>
			<GivenAnswers given={given} />
			{point.photos.length > 0 && (
				<section className="pb-12" aria-label={t("photos.title")}>
					<Photos photos={point.photos} to={(id) => at.photo(round.id, id)} />
					{!isDone && (
						<div className="mt-2 flex flex-wrap gap-2">
							{point.photos.map(({ id, name }) => (
								<ConfirmButton
									key={id}
									label={t("photos.remove", { name })}
									kind="quiet"
									size="sm"
									title={t("photos.removeTitle", { name })}
									confirmLabel={t("remove")}
									fields={{ intent: "removePhoto", id }}
								>
									{t("removeEffect")}
								</ConfirmButton>
							))}
						</div>
					)}
				</section>
			)}
		</div>
	);
}
