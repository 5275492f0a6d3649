/** Pieces of a half circle that look round. */
const STEPS = 12;

/** A path of SVG as a PDF has it. Of its commands what charts use: M, L, H, V, Z, and A for half a circle. */
export function outline(path: string): string {
	const commands: string[] = [];
	let [x, y] = [0, 0];
	for (const [, command, list = ""] of path.matchAll(/([MLHVAZ])([^MLHVAZ]*)/g)) {
		const numbers = (list.match(/-?[\d.]+/g) ?? []).map(Number);
		const at = (place: number) => numbers[place] ?? 0;
		if (command === "Z") commands.push("h");
		else if (command === "A") {
			commands.push(...halfCircle([x, y], [at(5), at(6)]));
			[x, y] = [at(5), at(6)];
		} else {
			[x, y] = command === "H" ? [at(0), y] : command === "V" ? [x, at(0)] : [at(0), at(1)];
			commands.push(`${x} ${y} ${command === "M" ? "m" : "l"}`);
		}
	}
	return commands.join(" ");
}

/** Round the middle of two points, as the sweep of SVG goes. */
function halfCircle([fromX, fromY]: [number, number], [toX, toY]: [number, number]): string[] {
	const [middleX, middleY] = [(fromX + toX) / 2, (fromY + toY) / 2];
	const radius = Math.hypot(toX - fromX, toY - fromY) / 2;
	const start = Math.atan2(fromY - middleY, fromX - middleX);
	return Array.from({ length: STEPS }, (_, step) => {
		const angle = start + (Math.PI * (step + 1)) / STEPS;
		return `${(middleX + radius * Math.cos(angle)).toFixed(2)} ${(middleY + radius * Math.sin(angle)).toFixed(2)} l`;
	});
}
