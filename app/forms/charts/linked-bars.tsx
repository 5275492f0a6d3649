import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";

type LinkedBarsProps = {
	title: string;
	bars: readonly Bar[];
	/** What the two columns are called, and what is said where there are no bars. */
	words: { now: string; before: string; none: string };
};
type Bar = { name: string; count: number; before: number; to: string | null };

/** Groups with how many there are now and were before; each bar leads to the list of those behind it. */
export function LinkedBars({ title, bars, words }: LinkedBarsProps) {
	const format = useFormat();
	const most = Math.max(1, ...bars.map(({ count }) => count));
	return (
		<section className="card p-5" aria-label={title}>
			<table className="w-full border-collapse text-13">
				<caption className="mb-2 text-left text-base font-semibold text-ink">{title}</caption>
				<thead>
					<tr className="text-xs text-ink-3">
						<th scope="col" className="pb-1 text-left font-medium">
							<span className="sr-only">{title}</span>
						</th>
						<th scope="col" className="w-14 pb-1 text-right font-medium">
							{words.now}
						</th>
						<th scope="col" className="w-14 pb-1 text-right font-medium">
							{words.before}
						</th>
					</tr>
				</thead>
				<tbody>
					{bars.map(({ name, count, before, to }) => (
						<tr key={name} className="relative border-t border-line hover:bg-hover">
							<th scope="row" className="py-2 pr-3 text-left font-normal">
								{to ? (
									<Link to={to} className="text-ink underline-offset-2 after:absolute after:inset-0 hover:underline">
										{name}
									</Link>
								) : (
									name
								)}
								<svg viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-1 h-1.5 w-full" aria-hidden="true">
									<rect width="100" height="4" className="fill-line" />
									<rect width={(count / most) * 100} height="4" className="fill-accent" />
								</svg>
							</th>
							<td className="py-2 text-right align-top font-medium tabular-nums">{format.number(count)}</td>
							<td className="py-2 text-right align-top text-ink-3 tabular-nums">{format.number(before)}</td>
						</tr>
					))}
				</tbody>
			</table>
			{bars.length === 0 && <p className="text-sm text-ink-2">{words.none}</p>}
		</section>
	);
}
