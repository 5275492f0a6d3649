CREATE TABLE `learning_contents` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`guid` text NOT NULL,
	`author_id` text NOT NULL,
	`kind` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`titles` text NOT NULL,
	`language` text NOT NULL,
	`sort_title` text NOT NULL,
	`level` text DEFAULT '' NOT NULL,
	`minutes` integer DEFAULT 0 NOT NULL,
	`url` text DEFAULT '' NOT NULL,
	`video_id` text,
	`seconds` integer,
	`file_guid` text,
	`file_name` text DEFAULT '' NOT NULL,
	`file_type` text DEFAULT '' NOT NULL,
	`file_size` integer DEFAULT 0 NOT NULL,
	`alt` text DEFAULT '' NOT NULL,
	`body` text,
	`cover_guid` text,
	`parts` text DEFAULT '[]' NOT NULL,
	`scene_count` integer DEFAULT 0 NOT NULL,
	`open_count` integer DEFAULT 0 NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `learning_contents_by_age` ON `learning_contents` (`tenant_id`,`deleted_at`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `learning_contents_by_title` ON `learning_contents` (`tenant_id`,`deleted_at`,`sort_title`,`id`);--> statement-breakpoint
CREATE INDEX `learning_contents_by_time` ON `learning_contents` (`tenant_id`,`deleted_at`,`minutes`,`id`);--> statement-breakpoint
CREATE INDEX `learning_contents_by_use` ON `learning_contents` (`tenant_id`,`deleted_at`,`open_count`,`id`);--> statement-breakpoint
CREATE TABLE `learning_progress` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`scene_id` text NOT NULL,
	`content_id` text NOT NULL,
	`user_id` text NOT NULL,
	`done_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`scene_id`) REFERENCES `learning_scenes`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tenant_id`,`content_id`) REFERENCES `learning_contents`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `learning_progress_by_user` ON `learning_progress` (`tenant_id`,`user_id`,`scene_id`);--> statement-breakpoint
CREATE INDEX `learning_progress_of_scene` ON `learning_progress` (`tenant_id`,`scene_id`);--> statement-breakpoint
CREATE INDEX `learning_progress_of_content` ON `learning_progress` (`tenant_id`,`content_id`);--> statement-breakpoint
CREATE TABLE `learning_scene_items` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`scene_id` text NOT NULL,
	`content_id` text NOT NULL,
	`sort_order` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`scene_id`) REFERENCES `learning_scenes`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tenant_id`,`content_id`) REFERENCES `learning_contents`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `learning_scene_items_in_order` ON `learning_scene_items` (`tenant_id`,`scene_id`,`sort_order`);--> statement-breakpoint
CREATE INDEX `learning_scene_items_of_content` ON `learning_scene_items` (`tenant_id`,`content_id`);--> statement-breakpoint
CREATE TABLE `learning_scenes` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`author_id` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`titles` text NOT NULL,
	`language` text NOT NULL,
	`sort_title` text NOT NULL,
	`intro` text DEFAULT '' NOT NULL,
	`cover_guid` text,
	`content_count` integer DEFAULT 0 NOT NULL,
	`minutes` integer DEFAULT 0 NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `learning_scenes_by_title` ON `learning_scenes` (`tenant_id`,`deleted_at`,`sort_title`,`id`);--> statement-breakpoint
CREATE INDEX `learning_scenes_by_age` ON `learning_scenes` (`tenant_id`,`deleted_at`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `learning_uses` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`content_id` text NOT NULL,
	`user_id` text NOT NULL,
	`is_favourite` integer DEFAULT false NOT NULL,
	`opened_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`content_id`) REFERENCES `learning_contents`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `learning_uses_by_user` ON `learning_uses` (`tenant_id`,`user_id`,`opened_at`);--> statement-breakpoint
CREATE INDEX `learning_uses_of_content` ON `learning_uses` (`tenant_id`,`content_id`);