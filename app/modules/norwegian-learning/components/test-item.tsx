import { Form, useLocation, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useChoiceKeys } from "#app/forms/answering/components/use-choice-keys";
import type { Language } from "#app/platform/i18n";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { useOnline } from "#app/ui/use-online";
import type { ItemAnswer } from "../items/answer";
import { NoNetwork } from "./no-network";
import { ItemPlayer, type ShownItem } from "./player/item-player";
import { Recording } from "./player/recording";
import { ReadAloud } from "./read-aloud";
import type { NotSent } from "./send-answer";
import { TimeLeft } from "./time-left";
import { useFocusOnTask } from "./use-focus-on-task";
import "#app/forms/answering/answering.css";

export type ItemOfTest = {
	item: ShownItem;
	answer: ItemAnswer | null;
	recording: { guid: string; most: number; plays: number } | null | "";
	/** The play that was just counted by a form without JavaScript. */
	playsNow: number | null;
	part: { skill: string; number: number; of: number; at: number; items: number | null };
	answered: number;
	count: number;
	position: number;
	minutesLeft: number;
	mayGoBack: boolean;
	isLastOfPart: boolean;
	isLast: boolean;
	/** Until the time limit, null for none. */
	msLeft: number | null;
};
type TestItemProps = {
	page: ItemOfTest;
	filesAt: string;
	answer: unknown;
	/** The language in which what to do can be heard; null where the test has it off. */
	readIn: Language | null;
};

/** One item at a time, with the way on, past it and back. */
export function TestItem({ page, filesAt, answer: sent, readIn }: TestItemProps) {
	const { t } = useTranslation("norwegianTest");
	const { item, answer, recording, mayGoBack, isLast, isLastOfPart, position } = page;
	const isNotSent = (sent as NotSent | undefined)?.problem?.kind === "offline";
	const problem = useFormProblem(sent, { intent: "answer" });
	const isOnline = useOnline();
	const fileAt = (guid: string) => filesAt + guid;
	const back = useQuery({ at: String(position - 1) });
	useChoiceKeys("item");
	useFocusOnTask(item.id);
	return (
		<Form method="post" id="item" noValidate className="flex flex-1 flex-col" key={item.id}>
			<input type="hidden" name="item" value={item.id} />
			<div className="flex-1 px-4 py-6 md:px-8">
				<div className="mx-auto w-full max-w-160">
					{(isNotSent || !isOnline) && <NoNetwork>{t(isNotSent ? "offline.notSent" : "offline.now")}</NoNetwork>}
					<ItemPlayer
						item={item}
						answer={answer}
						fileAt={fileAt}
						error={problem.of("task")}
						besideWhat={readIn ? (id) => <ReadAloud of={id} language={readIn} /> : undefined}
						recording={
							recording && (
								<Recording
									item={item.id}
									most={recording.most}
									plays={recording.plays}
									playsNow={page.playsNow}
									sourceAt={(plays) => `${fileAt(recording.guid)}?play=${plays}`}
								/>
							)
						}
					/>
				</div>
			</div>
			<div className="answer-foot md:px-8">
				<div className="mx-auto flex w-full max-w-160 flex-row-reverse flex-wrap items-center gap-2">
					<SubmitButton
						intent="answer"
						size="lg"
						icon={isLast ? "check" : "arrow-right"}
						iconAfter={!isLast}
						className="min-h-13 grow"
					>
						{t(isLast ? "item.finish" : isLastOfPart ? "item.nextPart" : isNotSent ? "item.again" : "item.next")}
					</SubmitButton>
					<SubmitButton intent="skip" kind="quiet" size="lg" className="min-h-13">
						{t("item.skip")}
					</SubmitButton>
					{mayGoBack && (
						<LinkButton to={back} kind="quiet" size="lg" icon="arrow-left" className="min-h-13">
							<span className="max-sm:sr-only">{t("item.back")}</span>
						</LinkButton>
					)}
				</div>
			</div>
		</Form>
	);
}

/** The query of this page in the same language, with something more. */
function useQuery(more: Record<string, string>): string {
	const language = new URLSearchParams(useLocation().search).get("lang");
	return `?${new URLSearchParams({ ...(language && { lang: language }), ...more })}`;
}

/** How far one has come, in the bar: the part, the item in it, and about how long is left. */
export function ItemProgress({ page }: { page: ItemOfTest }) {
	const { t } = useTranslation("norwegianTest");
	const isBusy = useNavigation().state !== "idle";
	const { part, answered, count, minutesLeft, msLeft } = page;
	const words = t("item.progress", { part: part.number, parts: part.of, skill: t(`skill.${part.skill}`) });
	return (
		<div>
			<progress
				value={answered}
				max={count}
				aria-label={part.items === null ? t("item.done", { answered }) : t("item.of", { answered, all: count })}
				className="progress w-full"
			/>
			<div className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-13 text-ink-2">
				<p className="tabular-nums">
					{words} ·{" "}
					{part.items === null ? t("item.atOpen", { at: part.at }) : t("item.at", { at: part.at, all: part.items })} ·{" "}
					{msLeft === null ? t("item.minutes", { count: minutesLeft }) : <TimeLeft ms={msLeft} />}
				</p>
				<p role="status" className="flex items-center gap-1">
					{answered > 0 && !isBusy && (
						<>
							<Icon name="check" className="size-3.5" />
							{t("item.saved")}
						</>
					)}
				</p>
			</div>
		</div>
	);
}
