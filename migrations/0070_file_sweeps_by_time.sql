ALTER TABLE `media_sweeps` ADD `rows_left` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `media_sweeps_by_time` ON `media_sweeps` (`at`);
