import type { ReactNode } from "react";

type Tile = { value: string; label: string; sight: ReactNode };

/** One of a few that are told apart by sight; each has its name for those who cannot see it. */
export function ChoiceTiles({
	name,
	legend,
	value,
	tiles,
}: {
	name: string;
	legend: string;
	value: string;
	tiles: readonly Tile[];
}) {
	return (
		<fieldset>
			<legend className="label mb-1.5">{legend}</legend>
			<div className="flex flex-wrap gap-1.5">
				{tiles.map((tile) => (
					<label
						key={tile.value}
						title={tile.label}
						className="relative flex size-9 cursor-pointer items-center justify-center rounded-lg border border-line text-ink-2 hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent max-md:size-11"
					>
						<input
							type="radio"
							name={name}
							value={tile.value}
							defaultChecked={tile.value === value}
							className="absolute inset-0 cursor-pointer opacity-0"
						/>
						{tile.sight}
						<span className="sr-only">{tile.label}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
