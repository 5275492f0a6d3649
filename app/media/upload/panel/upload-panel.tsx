import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "#app/ui/button";
import { Notice } from "#app/ui/notice";
import { currentPerson } from "../signals";
import { percentOf } from "../totals";
import { uploads } from "../uploader";
import { ClashChoice } from "./clash-choice";
import { FolderCounts } from "./folder-counts";
import { ItemList } from "./item-list";
import { PickAgain } from "./pick-again";
import { Preflight } from "./preflight";
import { useLift } from "./use-lift";
import { useMeasures } from "./use-measures";
import { useOffers } from "./use-offers";
import { useAnnouncement, useQueue, useTotals } from "./use-uploads";

/** All uploads of the page, over all its places: how far they are, what has failed and why, and what can be done. */
export default function UploadPanel() {
	const { t } = useTranslation("filesUpload");
	const queue = useQueue();
	const { totals, speed, left } = useTotals(queue);
	const heard = useAnnouncement(totals);
	const { checking, questions, answer } = useOffers();
	const measures = useMeasures();
	const [isOpen, setOpen] = useState(true);
	const box = useRef<HTMLElement>(null);
	const isShown = totals.count > 0 || checking > 0;
	useLift(box, isShown);
	useEffect(() => {
		const person = currentPerson();
		if (person) void uploads.open(person);
	}, []);
	const percent = percentOf(totals);
	const of = totals.count - totals.left;
	const isGoing = totals.waiting + totals.uploading > 0;
	const standing = totals.uploaded + totals.failed;
	const valueText = t("panel.progress", { count: of, done: totals.uploaded, percent: measures.percent(percent) });
	// Nothing moves until somebody lets it go on.
	const isHeld = isGoing && totals.paused === totals.waiting + totals.uploading;
	const title = isHeld
		? t("panel.paused", { count: totals.paused })
		: isGoing
			? t("panel.going", { count: of })
			: totals.failed > 0
				? t("panel.someFailed", { count: totals.failed })
				: t("panel.done", { count: totals.uploaded });
	const clashing = queue.items.find(({ clash }) => clash !== null);
	const [question] = questions;
	return (
		<>
			<div role="status" className="sr-only">
				{heard &&
					t(`heard.${heard.key}`, { count: heard.count, of: heard.of, percent: measures.percent(heard.percent) })}
			</div>
			{question && <Preflight key={question.id} question={question} onAnswer={(taken) => answer(question.id, taken)} />}
			{isShown && (
				<section
					ref={box}
					aria-label={t("panel.title")}
					data-upload-panel=""
					className="no-print pop fixed right-5 bottom-5 z-40 w-96 overflow-hidden rounded-xl border border-line bg-raised shadow-3 max-md:inset-x-3 max-md:bottom-3 max-md:w-auto"
				>
					<div className="flex min-h-12 items-center gap-1 py-1 pr-2 pl-4">
						<h2 className="min-w-0 flex-1 text-sm font-semibold">
							{totals.count === 0 ? t("panel.checking", { count: checking }) : title}
						</h2>
						<IconButton
							size="sm"
							icon={isOpen ? "chevron-down" : "chevron-up"}
							label={t(isOpen ? "panel.fold" : "panel.unfold")}
							aria-expanded={isOpen}
							onClick={() => setOpen(!isOpen)}
						/>
						{!isGoing && checking === 0 && (
							<IconButton size="sm" icon="x" label={t("panel.close")} onClick={() => uploads.forget()} />
						)}
					</div>
					{isGoing && (
						<div className="px-4 pb-3">
							<div
								role="progressbar"
								aria-label={t("panel.title")}
								aria-valuemin={0}
								aria-valuemax={100}
								aria-valuenow={percent}
								aria-valuetext={valueText}
								className="h-1.5 overflow-hidden rounded-full bg-line-2"
							>
								<div
									className="h-full rounded-full bg-accent transition-[width] duration-[240ms]"
									style={{ width: `${percent}%` }}
								/>
							</div>
							<p className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-xs text-ink-2 tabular-nums">
								<span>{valueText}</span>
								<span>{[speed && measures.speed(speed), left && measures.left(left)].filter(Boolean).join(" · ")}</span>
							</p>
						</div>
					)}
					{isOpen && (
						<>
							{!queue.isOnline && isGoing && (
								<div className="px-4 pb-3">
									<Notice tone="warning" icon="cloud-off">
										{t("panel.offline")}
									</Notice>
								</div>
							)}
							{clashing && <ClashChoice key={clashing.id} item={clashing} count={totals.clashes} />}
							{totals.lost > 0 && (
								<PickAgain
									count={totals.lost}
									hasFolders={queue.items.some(({ isLost, picked }) => isLost && picked.path !== "")}
								/>
							)}
							<FolderCounts items={queue.items} />
							<ItemList items={queue.items} />
							<div className="flex flex-wrap gap-1 border-t border-line p-2 empty:hidden">
								{isGoing && totals.paused < totals.waiting + totals.uploading && (
									<Button size="sm" kind="quiet" icon="pause" onClick={() => uploads.pause("all")}>
										{t("panel.pauseAll")}
									</Button>
								)}
								{totals.paused > 0 && (
									<Button size="sm" kind="quiet" icon="play" onClick={() => uploads.resume("all")}>
										{t("panel.resumeAll")}
									</Button>
								)}
								{isGoing && (
									<Button size="sm" kind="quiet" icon="x" onClick={() => uploads.cancel("all")}>
										{t("panel.cancelAll")}
									</Button>
								)}
								{totals.failed > totals.lost && (
									<Button size="sm" kind="quiet" icon="rotate-cw" onClick={() => uploads.retry("all")}>
										{t("panel.retryAll", { count: totals.failed - totals.lost })}
									</Button>
								)}
								{standing - totals.failed + totals.left > 0 && (
									<Button size="sm" kind="quiet" icon="check-check" onClick={() => uploads.clear()}>
										{t("panel.clear")}
									</Button>
								)}
							</div>
						</>
					)}
				</section>
			)}
		</>
	);
}
