import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import type { IconName } from "#app/ui/icon-names";
import { type Item, isSettled } from "../queue";
import { uploads } from "../uploader";
import { useMeasures } from "./use-measures";
import { usePace } from "./use-uploads";

/** The height of a row in pixels: all are the same, so that thousands need not be drawn. */
export const ROW_HEIGHT = 64;

const looks = {
	waiting: { icon: "clock", colour: "text-ink-3" },
	uploading: { icon: "upload", colour: "text-accent-ink" },
	uploaded: { icon: "circle-check", colour: "text-success" },
	failed: { icon: "circle-alert", colour: "text-danger" },
} as const satisfies Record<Item["status"], { icon: IconName; colour: string }>;

/** One file of the queue: what it is, how far it is, what can be done about it. */
export function ItemRow({ item }: { item: Item }) {
	const { t } = useTranslation("filesUpload");
	const { id, picked, status, isPaused, isLost } = item;
	const isLeft = status === "failed" && isSettled(item);
	const { icon, colour } = isLeft ? ({ icon: "minus", colour: "text-ink-3" } as const) : looks[status];
	const name = picked.name;
	return (
		<div className="flex h-16 items-center gap-2.5 pr-2 pl-4">
			<Icon name={isPaused ? "pause" : icon} className={isPaused ? "text-ink-3" : colour} />
			<div className="min-w-0 flex-1">
				<p className="truncate text-13 font-medium text-ink" title={picked.path ? `${picked.path}/${name}` : name}>
					{name}
				</p>
				<State item={item} />
			</div>
			{status === "uploading" && (
				<IconButton size="sm" icon="pause" label={t("item.pause", { name })} onClick={() => uploads.pause(id)} />
			)}
			{isPaused && (
				<IconButton size="sm" icon="play" label={t("item.resume", { name })} onClick={() => uploads.resume(id)} />
			)}
			{status === "failed" && !isLost && (
				<IconButton size="sm" icon="rotate-cw" label={t("item.retry", { name })} onClick={() => uploads.retry(id)} />
			)}
			{status === "waiting" || status === "uploading" ? (
				<IconButton size="sm" icon="x" label={t("item.cancel", { name })} onClick={() => uploads.cancel(id)} />
			) : (
				<IconButton size="sm" icon="x" label={t("item.drop", { name })} onClick={() => uploads.drop(id)} />
			)}
		</div>
	);
}

/** Below the name: the bar of what is on its way, else a word, and the reason where something failed. */
function State({ item }: { item: Item }) {
	const { t } = useTranslation("filesUpload");
	const measures = useMeasures();
	const { status, picked, why, detail, isPaused, clash, tries } = item;
	if (status === "uploading") return <Going item={item} />;
	if (status === "failed" && why) {
		const isLeft = why === "cancelled" || why === "skipped";
		const text = isLeft ? t(`why.${why}`) : `${t("state.failed")}: ${detail ?? t(`why.${why}`)}`;
		return (
			<p className={`line-clamp-2 text-xs ${isLeft ? "text-ink-3" : "text-danger-ink"}`} title={text}>
				{text}
			</p>
		);
	}
	const word = clash ? "clash" : isPaused ? "paused" : status === "waiting" && tries > 0 ? "again" : status;
	return (
		<p className="truncate text-xs text-ink-3">
			{t(`state.${word}`)} · {measures.size(picked.size)}
		</p>
	);
}

/** The bar, and how fast it goes: told to nobody who does not look at it, as it changes each second. */
function Going({ item: { picked, sent } }: { item: Item }) {
	const { t } = useTranslation("filesUpload");
	const measures = useMeasures();
	const pace = measures.pace(usePace({ size: picked.size, sent }, true));
	const part = picked.size === 0 ? 0 : Math.min(99, Math.floor((sent / picked.size) * 100));
	const percent = measures.percent(part);
	return (
		<>
			<div className="mt-1 flex items-center gap-2">
				<progress
					value={part}
					max={100}
					aria-label={t("item.progress", { name: picked.name, percent })}
					className="progress min-w-0 flex-1"
				/>
				<span className="w-9 text-right text-xs text-ink-3 tabular-nums">{percent}</span>
			</div>
			{pace && (
				<p data-pace="" className="truncate text-xs text-ink-3 tabular-nums">
					{pace}
				</p>
			)}
		</>
	);
}
