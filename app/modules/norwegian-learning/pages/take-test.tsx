import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, publicAction, publicPage } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import { useOnline } from "#app/ui/use-online";
import {
	AnswerInput,
	BeginInput,
	ItemRef,
	LookInput,
	MailResultInput,
	OwnAttempt,
	PlaceInput,
} from "../attempts/attempts.schema";
import { begin } from "../attempts/begin.server";
import { endByTime } from "../attempts/end-by-time.server";
import { setLook } from "../attempts/look.server";
import { goOn, placeSkipped, placeStart } from "../attempts/place.server";
import { mailOwnResult } from "../attempts/result-letter.server";
import { showTest } from "../attempts/show-test.server";
import { countPlay, playOnPage, skipItem, takeAnswer } from "../attempts/take-answer.server";
import { goOnByListening } from "../attempts/to-listening.server";
import { ListeningStart } from "../components/listening-start";
import { NoNetwork } from "../components/no-network";
import { PictureItem, PictureProgress } from "../components/picture-item";
import { ReadingAdviceView } from "../components/reading-advice";
import { type NotSent, sendAnswer } from "../components/send-answer";
import { StartCheck } from "../components/start-check";
import { Column, TestFrame } from "../components/test-frame";
import { ItemProgress, TestItem } from "../components/test-item";
import { TestResultView } from "../components/test-result";
import { TestStart } from "../components/test-start";
import { ToListening } from "../components/to-listening";

export const handle = { i18n: ["norwegianTest", "errors"] };
export const loader = publicPage(showTest);
export const action = publicAction({
	begin: handler(BeginInput, begin),
	place: handler(PlaceInput, placeStart),
	placeSkipped: handler(OwnAttempt, placeSkipped),
	more: handler(OwnAttempt, goOn),
	listen: handler(OwnAttempt, goOnByListening),
	answer: handler(AnswerInput, takeAnswer),
	skip: handler(ItemRef, skipItem),
	play: handler(ItemRef, countPlay),
	playOnPage: handler(ItemRef, playOnPage),
	timeUp: handler(OwnAttempt, endByTime),
	look: handler(LookInput, setLook),
	mail: handler(MailResultInput, mailOwnResult),
});
export const clientAction = sendAnswer;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data ? [{ title: data.title }, { name: "robots", content: "noindex" }] : [];

export default function Test() {
	const page = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("norwegianTest");
	const isOnline = useOnline();
	const isNotSent = (answer as NotSent | undefined)?.problem?.kind === "offline";
	const { tenant, language, name, written, at, look, readsAloud } = page;
	if (page.state === "item")
		return (
			<TestFrame {...{ tenant, language, name, look }} head={<ItemProgress page={page.item} />}>
				<h1 className="sr-only">{name}</h1>
				{page.mayListen && (
					<div className="px-4 pt-6 md:px-8">
						<ToListening language={language} />
					</div>
				)}
				<TestItem page={page.item} filesAt={at.file} answer={answer} readIn={readsAloud ? language : null} />
			</TestFrame>
		);
	if (page.state === "picture")
		return (
			<TestFrame {...{ tenant, language, name, look }} head={<PictureProgress page={page.item} />}>
				<h1 className="sr-only">{name}</h1>
				<PictureItem page={page.item} filesAt={at.file} answer={answer} language={language} />
			</TestFrame>
		);
	return (
		<TestFrame {...{ tenant, language, look }}>
			<Column>
				{(isNotSent || !isOnline) && <NoNetwork>{t(isNotSent ? "offline.pressAgain" : "offline.wait")}</NoNetwork>}
				{page.state === "start" && (
					<TestStart
						{...{ name, written, answer, language }}
						tenant={tenant.name}
						start={page.start}
						readIn={readsAloud ? language : null}
					/>
				)}
				{page.state === "listen" && (
					<ListeningStart {...{ name, written, answer, language }} tenant={tenant.name} start={page.start} />
				)}
				{page.state === "advice" && (
					<ReadingAdviceView
						{...{ advice: page.advice, courseLinks: page.courseLinks, mayRepeat: page.mayRepeat, language }}
						tenant={tenant.name}
					/>
				)}
				{page.state === "timeUp" && <TimeUp name={name} />}
				{page.state === "place" && page.mayListen && <ToListening language={language} />}
				{page.state === "place" && <StartCheck {...{ name, written }} words={page.words} />}
				{page.state === "expired" && <Expired {...page.expired} language={language} tenant={tenant.name} name={name} />}
				{page.state === "result" && (
					<TestResultView {...{ written, language, answer }} result={page.result} pdf={at.pdf} />
				)}
			</Column>
		</TestFrame>
	);
}

/** An attempt whose time has run out: what was answered counts. */
function TimeUp({ name }: { name: string }) {
	const { t } = useTranslation("norwegianTest");
	return (
		<>
			<h1 className="text-3xl font-semibold break-words">{name}</h1>
			<Notice tone="info" title={t("time.up")}>
				{t("time.upHelp")}
			</Notice>
			<Form method="post">
				<SubmitButton intent="timeUp" size="lg" icon="arrow-right" iconAfter className="min-h-13">
					{t("time.toResult")}
				</SubmitButton>
			</Form>
		</>
	);
}

type ExpiredProps = { at: number; mayRepeat: boolean; language: string; tenant: string; name: string };

/** An attempt that has rested too long. */
function Expired({ at, mayRepeat, language, tenant, name }: ExpiredProps) {
	const { t } = useTranslation("norwegianTest");
	const format = useFormat();
	return (
		<>
			<h1 className="text-3xl font-semibold break-words">{name}</h1>
			<Notice tone="warning" title={t("expired.title")}>
				{t("expired.help", { time: format.dateTime(at) })} {!mayRepeat && t("closed.help", { tenant })}
			</Notice>
			{mayRepeat && (
				<LinkButton to={`?again&lang=${language}`} kind="primary" size="lg" icon="repeat" className="self-start">
					{t("result.again")}
				</LinkButton>
			)}
		</>
	);
}
