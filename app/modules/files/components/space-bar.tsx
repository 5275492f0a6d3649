import { useTranslation } from "react-i18next";
import { useSize } from "#app/media/use-size";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import { Progress } from "#app/ui/progress";

type Space = { used: number; limit: number };
const part = ({ used, limit }: Space) => (limit === 0 ? 1 : used / limit);

/** Warns from 80 per cent on, and again from 95, of one's own space or the organisation's. */
export function SpaceWarning({ mine, tenant }: { mine: Space | null; tenant: Space }) {
	const { t } = useTranslation("files");
	const { number } = useFormat();
	const [of, space] = mine && part(mine) >= part(tenant) ? (["mine", mine] as const) : (["tenant", tenant] as const);
	const used = part(space);
	if (used < 0.8) return null;
	const percent = number(Math.min(1, Math.floor(used * 100) / 100), { style: "percent" });
	return (
		<div className="pb-3">
			<Notice tone={used >= 0.95 ? "danger" : "warning"} title={t(`space.${of}Title`, { percent })}>
				{t(used >= 0.95 ? "space.nearlyFull" : "space.filling")}
			</Notice>
		</div>
	);
}

/** How much of the space is used: one's own, or in the organisation's folders that of all. */
export function SpaceBar({ mine, tenant }: { mine: Space | null; tenant: Space }) {
	const { t } = useTranslation("files");
	const size = useSize();
	const space = mine ?? tenant;
	const values = { used: size(space.used), limit: size(space.limit) };
	return (
		<div className="w-56 max-w-full">
			<Progress
				value={Math.min(space.used, space.limit)}
				max={space.limit}
				label={t(mine ? "space.mine" : "space.tenant", values)}
			/>
		</div>
	);
}
