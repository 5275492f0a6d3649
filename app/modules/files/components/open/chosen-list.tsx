import { useTranslation } from "react-i18next";
import { useSize } from "#app/media/use-size";
import { IconButton } from "#app/ui/button";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import type { Chosen } from "./sending";

type ChosenListProps = { chosen: readonly Chosen[]; isOnline: boolean; onRemove: (id: number) => void };

/** The files that somebody has chosen to send, each with how far it is. */
export function ChosenList({ chosen, isOnline, onRemove }: ChosenListProps) {
	const { t } = useTranslation("sendFiles");
	const size = useSize();
	const { number } = useFormat();
	const said = ({ state, sent, why }: Chosen) => {
		if (state === "failed") return why?.text ?? t(`errors.${why?.key ?? "server"}`);
		if (state === "sending" && !isOnline) return t("waiting");
		if (state === "sending") return t("sending", { percent: number(sent, { style: "percent" }) });
		return t(state);
	};
	return (
		<ul aria-label={t("list")} className="divide-y divide-line border-y border-line">
			{chosen.map((one) => (
				<li key={one.id} className="py-2">
					<div className="flex min-h-11 items-center gap-3">
						{one.state === "arrived" && <Icon name="circle-check" className="text-success-ink" />}
						{one.state === "failed" && <Icon name="circle-alert" className="text-danger-ink" />}
						<div className="min-w-0 flex-1">
							<p className="break-all">{one.file.name}</p>
							<p className={`text-13 tabular-nums ${one.state === "failed" ? "text-danger-ink" : "text-ink-3"}`}>
								{size(one.file.size)} · {said(one)}
							</p>
						</div>
						{(one.state === "waiting" || one.state === "failed") && (
							<IconButton icon="x" label={t("leaveOut", { name: one.file.name })} onClick={() => onRemove(one.id)} />
						)}
					</div>
					{one.state === "sending" && (
						<progress value={one.sent} max={1} aria-label={one.file.name} className="progress w-full" />
					)}
				</li>
			))}
		</ul>
	);
}
